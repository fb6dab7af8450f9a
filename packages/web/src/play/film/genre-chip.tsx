import type { Genre } from '@outoften/rules/film/genre';
import { useMessages } from '../../messages/use-messages.ts';
import {
  Check,
  CloudFog,
  Compass,
  Drama,
  Fingerprint,
  Ghost,
  Heart,
  Landmark,
  Laugh,
  type LucideIcon,
  Mountain,
  Music,
  Rocket,
  Shapes,
  Shield,
  Timer,
  Tv,
  Users,
  Video,
  WandSparkles,
  Zap,
} from '../../ui/icons.ts';
import styles from './genre-chip.module.css';

type GenreChipProps = Readonly<{ genre: Genre; isChosen: boolean; onToggle: () => void }>;

const ICONS = {
  action: Zap,
  adventure: Compass,
  animation: Shapes,
  comedy: Laugh,
  crime: Fingerprint,
  documentary: Video,
  drama: Drama,
  family: Users,
  fantasy: WandSparkles,
  history: Landmark,
  horror: Ghost,
  music: Music,
  mystery: CloudFog,
  romance: Heart,
  'science-fiction': Rocket,
  'tv-movie': Tv,
  thriller: Timer,
  war: Shield,
  western: Mountain,
} satisfies Record<Genre, LucideIcon>;

/** A genre that can be chosen. A chosen one is light and has a check mark. */
export function GenreChip({ genre, isChosen, onToggle }: GenreChipProps) {
  const say = useMessages();
  const Icon = ICONS[genre];
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onToggle}>
      {isChosen ? <Check size={16} aria-hidden /> : <Icon size={16} aria-hidden />}
      {say(`play.genre.${genre}`)}
    </button>
  );
}
