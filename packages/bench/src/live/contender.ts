import { CROWD, MANY, type Shape, SMALL } from './shape.ts';

export type ContenderName =
  | 'raw ws'
  | 'Socket.IO'
  | 'Colyseus broadcast'
  | 'Colyseus 50 ms patches'
  | 'naive GraphQL'
  | 'ours'
  | 'ours, not waiting for the disk';

export type Contender = Readonly<{
  name: ContenderName;
  /** The file that is the server's process. */
  main: string;
  env?: Readonly<Record<string, string>>;
  /** Node's options for its process; none if Node's defaults are used. */
  options?: readonly string[];
  /** The shapes in which it is measured. All are compared with raw `ws` of the same shape and round. */
  shapes: readonly Shape[];
  /** False if another contender of the same kind represents its memory. */
  isWeighed: boolean;
}>;

/** As `npm start` has it. */
export const OWN_OPTIONS = ['--max-semi-space-size=16'];

const EVERYWHERE = [SMALL, MANY, CROWD];

export const CONTENDERS: readonly Contender[] = [
  { name: 'raw ws', main: 'peers/raw-ws-server.ts', shapes: EVERYWHERE, isWeighed: true },
  { name: 'Socket.IO', main: 'peers/socket-io-server.ts', shapes: EVERYWHERE, isWeighed: true },
  {
    name: 'Colyseus broadcast',
    main: 'peers/colyseus-server.ts',
    shapes: EVERYWHERE,
    isWeighed: true,
  },
  {
    name: 'Colyseus 50 ms patches',
    main: 'peers/colyseus-server.ts',
    shapes: [SMALL],
    isWeighed: false,
  },
  { name: 'naive GraphQL', main: 'peers/graphql-server.ts', shapes: EVERYWHERE, isWeighed: true },
  {
    name: 'ours',
    main: 'own/own-server.ts',
    options: OWN_OPTIONS,
    shapes: EVERYWHERE,
    isWeighed: true,
  },
  {
    name: 'ours, not waiting for the disk',
    main: 'own/own-server.ts',
    env: { DURABILITY: 'normal' },
    options: OWN_OPTIONS,
    shapes: [SMALL],
    isWeighed: false,
  },
];
