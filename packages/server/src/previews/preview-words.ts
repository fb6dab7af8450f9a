import type { Language } from '@outoften/rules/language';

/** What a preview says, beside the page's own words. */
export type PreviewWords = Readonly<{
  question: string;
  start: string;
  invitation: (host: string) => string;
  invitationText: string;
  daily: (number: number) => string;
  dailyText: string;
  /** With how far off the sender was, such as 0.9. */
  challenge: (off: string) => string;
  challengeExact: string;
  challengeText: string;
}>;

export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    question: 'What did viewers give it?',
    start: 'Guess what viewers gave each film',
    invitation: (host) => `${host} invites you`,
    invitationText:
      'Guess what viewers gave each film, out of ten. Whoever is closest scores most. You need no account.',
    daily: (number) => `Daily No ${number}`,
    dailyText: 'One film a day, the same for everyone. What did viewers give it?',
    challenge: (off) => `I was ${off} off. What would you say?`,
    challengeExact: 'I was spot on. What would you say?',
    challengeText: 'Play this film, then see both guesses. You need no account.',
  },
  de: {
    question: 'Was gaben Zuschauer ihm?',
    start: 'Rate, was Zuschauer den Filmen gaben',
    invitation: (host) => `${host} lädt dich ein`,
    invitationText:
      'Ratet, was Zuschauer jedem Film gaben, von 0,1 bis 10. Wer am nächsten liegt, bekommt die meisten Punkte. Du brauchst kein Konto.',
    daily: (number) => `Tagesfilm Nr. ${number}`,
    dailyText: 'Jeden Tag ein Film, für alle derselbe. Was gaben Zuschauer ihm?',
    challenge: (off) => `Ich lag ${off} daneben. Was sagst du?`,
    challengeExact: 'Ich lag genau richtig. Was sagst du?',
    challengeText: 'Spiel diesen Film, dann siehst du beide Tipps. Du brauchst kein Konto.',
  },
  es: {
    question: '¿Qué nota le pusieron?',
    start: 'Adivina la nota de cada película',
    invitation: (host) => `${host} te invita`,
    invitationText:
      'Adivinen qué nota tiene cada película, de 0,1 a 10. Quien más se acerca gana más puntos. No necesitas cuenta.',
    daily: (number) => `La del día n.º ${number}`,
    dailyText: 'Una película al día, la misma para todos. ¿Qué nota le pusieron?',
    challenge: (off) => `Me quedé a ${off}. ¿Qué dirías tú?`,
    challengeExact: 'Di en el clavo. ¿Qué dirías tú?',
    challengeText: 'Juega esta película y mira las dos apuestas. No necesitas cuenta.',
  },
};
