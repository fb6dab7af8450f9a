import type { Language } from '@outoften/rules/language';

/** The texts of a preview, beside the page's own. */
export type PreviewWords = Readonly<{
  question: string;
  start: string;
  invitation: (host: string) => string;
  invitationText: string;
  daily: (number: number) => string;
  dailyText: string;
  /** Takes how far off the sender was, such as 0.9. */
  challenge: (off: string) => string;
  challengeExact: string;
  challengeText: string;
  /** The line above the film's title. */
  challengeKicker: string;
  challengeFoot: string;
  tooLow: (off: string) => string;
  tooHigh: (off: string) => string;
  exact: string;
  dailyPoints: (points: number, streak: number) => string;
  myGuess: string;
  theFilm: string;
  dailyFoot: string;
  gameFilms: (room: string, films: number) => string;
  wins: (winners: number) => string;
  manyWinners: (winners: number) => string;
  weHaveAWinner: string;
  points: (points: number) => string;
  gameFoot: string;
}>;

function countOf(language: Language, one: string, other: string): (count: number) => string {
  const figures = new Intl.NumberFormat(language, { useGrouping: 'always' });
  return (count) => `${figures.format(count)} ${count === 1 ? one : other}`;
}

const ENGLISH = {
  points: countOf('en', 'point', 'points'),
  days: countOf('en', 'day', 'days'),
  films: countOf('en', 'film', 'films'),
};
const GERMAN = {
  points: countOf('de', 'Punkt', 'Punkte'),
  days: countOf('de', 'Tag', 'Tage'),
  films: countOf('de', 'Film', 'Filme'),
};
const SPANISH = {
  points: countOf('es', 'punto', 'puntos'),
  days: countOf('es', 'día', 'días'),
  films: countOf('es', 'película', 'películas'),
};

export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    question: 'What did viewers give it?',
    start: 'Guess what viewers gave each film',
    invitation: (host) => `${host} invites you`,
    invitationText:
      'Guess what viewers gave each film, out of ten. The closer you are, the more you score. You need no account.',
    daily: (number) => `Daily film No. ${number}`,
    dailyText: 'One film a day, the same for everyone. What did viewers give it?',
    challenge: (off) => `I was ${off} off. What would you say?`,
    challengeExact: 'I was spot on. What would you say?',
    challengeText: 'Play this film, then see both guesses. You need no account.',
    challengeKicker: 'A challenge',
    challengeFoot: 'Play this film, then see both guesses',
    tooLow: (off) => `${off} too low`,
    tooHigh: (off) => `${off} too high`,
    exact: 'Spot on',
    dailyPoints: (points, streak) =>
      `${ENGLISH.points(points)}.${streak === 0 ? '' : ` Streak: ${ENGLISH.days(streak)}.`}`,
    myGuess: 'my guess',
    theFilm: 'the film',
    dailyFoot: 'What would you have said?',
    gameFilms: (room, films) => `${room}, ${ENGLISH.films(films)}`,
    wins: (winners) => (winners === 1 ? 'wins' : 'win'),
    manyWinners: (winners) => `${winners} players`,
    weHaveAWinner: 'We have a winner',
    points: ENGLISH.points,
    gameFoot: 'Guess film ratings together',
  },
  de: {
    question: 'Wie gut fanden ihn die Zuschauer?',
    start: 'Rate, wie gut die Zuschauer Filme fanden',
    invitation: (host) => `${host} lädt dich ein`,
    invitationText:
      'Rate, wie gut die Zuschauer jeden Film fanden, von 0,1 bis 10. Je näher dran, desto mehr Punkte. Du brauchst kein Konto.',
    daily: (number) => `Tagesfilm Nr. ${number}`,
    dailyText: 'Jeden Tag ein Film, für alle derselbe. Wie gut fanden ihn die Zuschauer?',
    challenge: (off) => `Ich lag ${off} daneben. Was sagst du?`,
    challengeExact: 'Ich lag genau richtig. Was sagst du?',
    challengeText: 'Spiel diesen Film, dann siehst du beide Tipps. Du brauchst kein Konto.',
    challengeKicker: 'Eine Herausforderung',
    challengeFoot: 'Spiel den Film, dann siehst du beide Tipps',
    tooLow: (off) => `${off} zu niedrig`,
    tooHigh: (off) => `${off} zu hoch`,
    exact: 'Genau richtig',
    dailyPoints: (points, streak) =>
      `${GERMAN.points(points)}.${streak === 0 ? '' : ` Serie: ${GERMAN.days(streak)}.`}`,
    myGuess: 'mein Tipp',
    theFilm: 'der Film',
    dailyFoot: 'Was hättest du gesagt?',
    gameFilms: (room, films) => `${room}, ${GERMAN.films(films)}`,
    wins: (winners) => (winners === 1 ? 'gewinnt' : 'gewinnen'),
    manyWinners: (winners) => `${winners} Leute`,
    weHaveAWinner: 'Das Spiel ist entschieden',
    points: GERMAN.points,
    gameFoot: 'Ratet zusammen, wie Filme ankamen',
  },
  es: {
    question: '¿Qué nota le pusieron?',
    start: 'Adivina la nota de cada película',
    invitation: (host) => `${host} te invita`,
    invitationText:
      'Adivina qué nota le pusieron los espectadores a cada película, de 0,1 a 10. Cuanto más cerca, más puntos. No necesitas cuenta.',
    daily: (number) => `La del día n.º ${number}`,
    dailyText: 'Una película al día, la misma para todos. ¿Qué nota le pusieron?',
    challenge: (off) => `Me quedé a ${off} de la nota. ¿Qué dirías tú?`,
    challengeExact: 'Di en el clavo. ¿Qué dirías tú?',
    challengeText: 'Juega esta película y mira las dos respuestas. No necesitas cuenta.',
    challengeKicker: 'Un reto',
    challengeFoot: 'Juega y mira las dos respuestas',
    tooLow: (off) => `${off} por debajo`,
    tooHigh: (off) => `${off} por encima`,
    exact: 'En el clavo',
    dailyPoints: (points, streak) =>
      `${SPANISH.points(points)}.${streak === 0 ? '' : ` Racha: ${SPANISH.days(streak)}.`}`,
    myGuess: 'mi respuesta',
    theFilm: 'la película',
    dailyFoot: '¿Qué habrías dicho tú?',
    gameFilms: (room, films) => `${room}, ${SPANISH.films(films)}`,
    wins: (winners) => (winners === 1 ? 'gana' : 'ganan'),
    manyWinners: (winners) => `${winners} personas`,
    weHaveAWinner: 'Ya hay resultado',
    points: SPANISH.points,
    gameFoot: 'Adivinen juntos la nota de cada película',
  },
};
