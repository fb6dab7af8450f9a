/** The path of the hosted pages' style. */
export const HOSTED_STYLE_PATH = '/sign-in/style.css';

/** Colours of objects, the same in every theme. The web app's base style has the same names. */
export const THING_COLOURS = {
  ink: '#1b1216',
  bulb: '#ffb547',
  'bulb-hover': '#ffc86e',
  'bulb-pressed': '#e89b2e',
  'velvet-deep': '#4a0c18',
  'board-centre': '#fff3da',
  'board-edge': '#e3c99a',
} as const;

/** The colours of the two themes, by the same names. */
export const THEME_COLOURS = {
  dark: {
    room: '#17101a',
    'room-deep': '#0e0910',
    rail: '#4a3648',
    edge: '#8a7387',
    'screen-light': '#f6ead2',
    'screen-dim': '#cdbca8',
    paper: '#efe2c6',
    'paper-hover': '#f8eed8',
    banner: '#3a1119',
    panned: '#ff7a66',
    thrown: '#c9a97226',
  },
  light: {
    room: '#efe4cd',
    'room-deep': '#fdf8ec',
    rail: '#c9b793',
    edge: '#7d6757',
    'screen-light': '#241519',
    'screen-dim': '#57443f',
    paper: '#fffaee',
    'paper-hover': '#ffffff',
    banner: '#f6d8cb',
    panned: '#7d160d',
    thrown: '#fff3da80',
  },
} as const;

/** Returns the style of the hosted pages. It uses the web app's typefaces if the build has them. */
export function hostedStyle(webPaths: ReadonlySet<string>): string {
  const { dark, light } = THEME_COLOURS;
  const faces = [
    fontFace(webPaths, { family: 'Big Shoulders', file: 'big-shoulders', weight: '800 900' }),
    fontFace(webPaths, { family: 'Libre Franklin', file: 'libre-franklin', weight: '400 700' }),
  ];
  const themes = `:root{${define(THING_COLOURS)}${define(dark)}color-scheme:dark}
@media (prefers-color-scheme:light){:root{${define(light)}color-scheme:light}}`;
  return `${faces.join('')}${themes}${RULES}`;
}

function define(colours: Readonly<Record<string, string>>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

function fontFace(
  webPaths: ReadonlySet<string>,
  { family, file, weight }: Readonly<{ family: string; file: string; weight: string }>,
): string {
  // The basic subset is enough: the other letters occur in film names, which these pages do not show.
  const name = new RegExp(`^/assets/${file}-[\\w-]{8}\\.woff2$`);
  const path = [...webPaths].find((candidate) => name.test(candidate));
  if (path === undefined) return '';
  return `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:${weight};font-display:swap}`;
}

// The scalloped short edges of a ticket, without a stub.
const SCALLOPS = `radial-gradient(circle 3.2px at 0 50%,#0000 94%,#000) 0 50%/51% 10.4px repeat-y,
radial-gradient(circle 3.2px at 100% 50%,#0000 94%,#000) 100% 50%/51% 10.4px repeat-y`;

const RULES = `
*,*::before,*::after{box-sizing:border-box}
body{margin:0;min-height:100dvh;padding:24px 10px 44px;background:var(--room);color:var(--screen-light);
font:400 .9375rem/1.4 "Libre Franklin",Arial,sans-serif;font-variant-numeric:tabular-nums lining-nums;
-webkit-font-smoothing:antialiased}
main{max-width:480px;margin:0 auto}
.name{margin:0 0 16px;text-align:center;font:900 1.25rem/1 "Big Shoulders","Arial Narrow",sans-serif;
letter-spacing:.12em;text-transform:uppercase;color:var(--screen-dim)}
header{background:radial-gradient(110% 90% at 50% 50%,var(--board-centre),#f6e6c6 60%,var(--board-edge));color:var(--ink);
forced-color-adjust:none}
header::after{content:"";display:block;height:19px;padding-inline:6px;
background:radial-gradient(circle at 50% 50%,#fff4d8 1px,#f6d193 2.8px,#eeb566 3.5px,#ff9a3c4d 4.3px,#ff9a3c00 7.1px)
0 0/calc(100%/24) 100%,linear-gradient(#7a1827,var(--velvet-deep))}
h1{margin:0;padding:14px 16px;background:linear-gradient(#2c1e1a,#6d5640) 0 3px/100% 3px no-repeat,
linear-gradient(#2c1e1a,#6d5640) 0 calc(100% - 3px)/100% 3px no-repeat;
font:900 36px/1 "Big Shoulders","Arial Narrow",sans-serif;letter-spacing:.035em;text-transform:uppercase;text-wrap:balance}
.counter{position:relative;isolation:isolate;padding:28px 16px 0}
.counter::before{content:"";position:absolute;z-index:-1;inset:0 0 auto;height:120px;
background:linear-gradient(var(--thrown),#0000);clip-path:polygon(0 0,100% 0,97% 100%,3% 100%)}
p{margin:0 0 16px}
form{margin:0}
label{display:block;margin:0 0 6px;font-weight:600}
.hint{margin:-8px 0 16px;color:var(--screen-dim);font-size:.875rem}
input{display:block;width:100%;min-height:48px;margin:0 0 16px;padding:10px 12px;font:inherit;font-size:1rem;
color:var(--screen-light);background:var(--room-deep);border:1.5px solid var(--edge);border-radius:0}
input[aria-invalid=true]{border-color:var(--panned)}
input[name=code]{font-size:1.375rem;letter-spacing:.12em}
button,.button{display:grid;place-content:center;width:100%;min-height:52px;margin:0 0 16px;padding:8px 20px;
font:600 1.0625rem/1.2 "Libre Franklin",Arial,sans-serif;text-align:center;text-decoration:none;color:var(--ink);
background:var(--bulb);border:0;border-radius:0;cursor:pointer;mask:${SCALLOPS};
transition:background-color 150ms ease-out;forced-color-adjust:none}
button:hover{background:var(--bulb-hover)}
button:active{background:var(--bulb-pressed)}
.plain{min-height:44px;font-size:.9375rem;background:var(--paper)}
.plain:hover,.plain:active{background:var(--paper-hover)}
.quiet{min-height:44px;margin:8px 0 0;padding-inline:0;font-size:.9375rem;font-weight:400;color:var(--screen-light);
background:none;mask:none;text-decoration:underline}
.quiet:hover,.quiet:active{background:none}
.show{width:auto;margin:-8px 0 8px}
.show[aria-pressed=true]{font-weight:600}
[hidden]{display:none}
a{color:inherit}
.links a{display:inline-block;padding-block:12px}
.problem{padding:12px 14px;background:var(--banner);border-left:4px solid var(--panned);overflow-wrap:anywhere}
.note{padding:12px 14px;background:var(--room-deep);border-left:4px solid var(--edge)}
.counter>p:not([class]){overflow-wrap:anywhere}
.or{display:flex;align-items:center;gap:12px;margin:8px 0 16px;color:var(--screen-dim)}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--rail)}
.links{display:flex;flex-wrap:wrap;column-gap:24px}
ul{margin:0;padding:0;list-style:none}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
article{margin:0 0 16px;padding:16px;background:var(--paper);color:var(--ink)}
article h2{margin:0 0 4px;font:inherit;font-weight:600}
article p{margin:0 0 8px}
:focus-visible{outline:3px solid var(--screen-light);outline-offset:3px}
button:focus-visible,.button:focus-visible{mask:none}
@media (width>=768px){body{padding-top:12vh}h1{padding:18px 26px;font-size:52px}
header::after{height:25px;background-size:calc(100%/30) 100%,auto}.counter{padding-inline:26px}}
`;
