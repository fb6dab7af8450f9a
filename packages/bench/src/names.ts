/** First names of many countries. Some have two words. */
const FIRST_NAMES =
  'Ana Björn Chloé Dragoş Émile Fatima Gérard Håkan Ingrid João Kateřina Léa Mátyás Noémie Óscar Penélope ' +
  'Quentin Renée Søren Tomáš Ulla Vítor Wanda Xóchitl Yılmaz Zoë Anders Beatriz Catherine Dmitri Elisabeth ' +
  'Federico Giulia Henrik Isabelle Jean-Luc Klara Laurence Marie-Claire Niamh Olivia Paweł Ricardo Siobhán ' +
  'Theodora Ursula Valentina Werner Yannick Zbigniew';

/** The beginnings of last names. */
const STEMS =
  'Berg Lind Ström Sand Holm Dahl Ek Norr Öst Väst Kval Krist Mar Pet Jan Nikol Stef Alexand Dav Mich Rob ' +
  'Will Thom Hend Fern Gonz Rodr Mart Álv Herr Ramír Núñ Delg Cast Font Mont Beau Chât Mour Lef Dup Gir ' +
  'Lau Ros Bian Ferr Cont Esp Gall Ric Kow Now Wiś Zieliń Szym Kac Nov Svob Dvoř Proch Kuč Hor Tóth Szab ' +
  'Nagy Kov Papad Ang Vas Iv Petr Sok Fed Volk Yam Suz Tan Wat Nak Oka Öztür Yıld Dem Ars Haas Schn Müll ' +
  'Fisch Web Schäf Böhm Krau Zim Brück Haff Óls Grím Björ Þor';

/** The endings of last names. One of them makes two words. */
const ENDINGS =
  'ström quist gren lund mann berg sson sen dóttir ović escu ides akis ou ová enko ski ska wicz czyk ' +
  'er ini etti ello ard eau illon ier ot ez es eira inho ado ano ías ón ura ada moto oğlu lar hard stein ' +
  'hoff bach feld dorf -Valdés';

/** Returns different names, the same each time. They have as many different words as casts have, and accents. */
export function makeNames(count: number): readonly string[] {
  const firstNames = FIRST_NAMES.split(' ');
  const endings = ENDINGS.split(' ');
  const lastNames = STEMS.split(' ').flatMap((stem) => endings.map((ending) => `${stem}${ending}`));
  return Array.from({ length: count }, (_, index) => {
    const last = index % lastNames.length;
    // A repeated last name gets the next first name.
    const first = (last + Math.floor(index / lastNames.length)) % firstNames.length;
    return `${firstNames[first]} ${lastNames[last]}`;
  });
}
