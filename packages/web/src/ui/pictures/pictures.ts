import profile0 from '../art/profile0.svg';
import profile1 from '../art/profile1.svg';
import profile2 from '../art/profile2.svg';
import profile3 from '../art/profile3.svg';
import profile4 from '../art/profile4.svg';
import profile5 from '../art/profile5.svg';
import profile6 from '../art/profile6.svg';
import profile7 from '../art/profile7.svg';
import profile8 from '../art/profile8.svg';
import profile9 from '../art/profile9.svg';
import profile10 from '../art/profile10.svg';
import profile11 from '../art/profile11.svg';
import profile12 from '../art/profile12.svg';
import profile13 from '../art/profile13.svg';
import profile14 from '../art/profile14.svg';
import profile15 from '../art/profile15.svg';
import profile16 from '../art/profile16.svg';
import profile17 from '../art/profile17.svg';

/** The addresses of the players' pictures. With {@link BARE} appended, one is shown without its background. */
export const PICTURES: readonly string[] = [
  profile0,
  profile1,
  profile2,
  profile3,
  profile4,
  profile5,
  profile6,
  profile7,
  profile8,
  profile9,
  profile10,
  profile11,
  profile12,
  profile13,
  profile14,
  profile15,
  profile16,
  profile17,
];

/** The fragment of a picture's address that shows only the figure. */
export const BARE = '#bare';
