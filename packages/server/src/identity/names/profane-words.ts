/** Words of the libraries' lists that occur in film titles, surnames and daily speech, or that insult no one. */
export const INNOCENT_WORDS: readonly string[] = listed(`
  anal, bareback, barenaked, bastinado, bbw, bdsm, bondage, butt, cialis, coon, concha, cumming,
  dick, domination, dominatrix, dvda, ecchi, erotic, erotism, escort, eunuch, fanny, fecal,
  figging, fingering, fisting, frotting, girl on, girl on top, grope, guro, hardcore, hard core,
  homoerotic, hooker, horny, hot chick, how to kill, how to murder, incest, intercourse, juggs,
  kinky, lolita, lovemaking, menage a trois, nazi, negro, nude, nudity, nympho, nymphomania,
  octopussy, one guy one jar, orgy, orgasm, paki, panty, panties, penis, playboy, poof, poon,
  rape, rapist, sadism, santorum, scat, semen, sex, sexo, sexy, sexual, sexually, sexuality,
  shota, skeet, snatch, snowballing, spastic, spunk, strappado, suck, sucks, swastika, swinger,
  tainted love, tea bagging, threesome, tied up, topless, tushy, twinkie, undressing, voyeur,
  vibrator, viagra, vagina, vulva, wet dream, xx, xxx, hot carl, booty call, ball gag, babeland,
  beaner, beaners, black cock, big black, hentai, coons, felch, mong, quim, s&m, bimbo, bonze,
  bratze, fratze, ische, kimme, lümmel, möpse, mufti, nackt, nippel, orgasmus, pinkeln, popel,
  poppen, porno, rosette, schabracke, schiesser, schnackeln, vögeln, asesinato, asno, bollera,
  chupada, chupetón, drogas, esperma, heroína, idiota, imbécil, infierno, maciza, maldito,
  martillo, orina, pezón, pis, racista, ramera, sádico, sexo oral, travesti, trio, haciendo el
  amor, pinche
`);

/** Whole words and phrases that the libraries' lists lack. */
export const FURTHER_WORDS: readonly string[] = listed(`
  arse, asshat, cuck, dickhead, dickwad, dumbass, fatass, jackoff, kkk, piss, prick, piss off,
  retard, stfu, turd, sieg heil, siegheil, heil hitler, hitler, arschgeige, drecksau,
  fick dich, missgeburt, miststück, huren, spast, spasti, wixer, wixxer, verpiss dich, hundesohn,
  nuttensohn, untermensch, judensau, leck mich, leck mich am arsch, joder, jódete, polla, chinga,
  chingar, chingada, chinga tu madre, pendeja, puto, culero, cabrona, zorra, hdp, malparido,
  mamón, mamaguevo, pelotudo, conchatumadre
`);

/** A word that begins with one of these is refused. */
export const PROFANE_BEGINNINGS: readonly string[] = listed(`
  arschf, arschl, arschg, fickd, ficker, fickfeh, hurens, hurenk, wichse, wixxe, shitbag, shitf,
  shith, shitl, shitsho, shitt, slutt, wanker, wanki, drecksf, drecksh, joder, jodet, malparid,
  pendej, pollas, mamahuev, gonorre
`);

/** A word that contains one of these is refused. */
export const PROFANE_PARTS: readonly string[] = listed(`
  fotze, schlampe, schwuchtel, missgeburt, scheiss, schwanzlutsch, wichser, cabron, chupapoll,
  comemierd, gilipoll, hijadeput, hijodeput, hijaput, hijoput, apeshit, batshit, bullshit,
  dipshit, eatshit, holyshit, horseshit, maricon, mierda, soplapoll, chingatumadre
`);

/**
 * English words that are refused inside a longer word, such as "motherfucker". "Kinoshita" and "Wankhede" are names.
 */
export const PROFANE_INSIDE: ReadonlySet<string> = new Set(
  listed(`
  bastard, bitch, blowjob, bollocks, buttplug, chingchong, cunt, fellatio, fuck, gangbang,
  handjob, lubejob, masturbate, nigger, tranny, whore
`),
);

/** Phrases that are removed before the check. Most are film titles. */
export const CLEAN_PHRASES: readonly string[] = listed(`
  kick ass, bad ass, cum laude, pussy galore, pussy riot, cock and bull, malditos bastardos, put a
`);

/** Harmless words that the joined parts of a clean name may spell: "ana_l" is no swear word. */
export const JOINED_INNOCENTLY: ReadonlySet<string> = new Set([
  'anal',
  'ass',
  'cum',
  'tit',
  'tits',
]);

function listed(text: string): readonly string[] {
  return text.trim().replaceAll(/\s+/g, ' ').split(', ');
}
