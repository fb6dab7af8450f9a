import { buildFilms } from '../../../packages/catalogue/src/build-films.ts';
import { buildPosters } from '../../../packages/catalogue/src/build-posters.ts';
import { CATALOGUE } from './step-folders.ts';

buildFilms(CATALOGUE);
buildPosters(CATALOGUE);
