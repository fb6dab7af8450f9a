import { appendFileSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** One line of a log of checks. A check is named by its file and its own name. */
export type CheckEvent = Readonly<
  | { type: 'opened'; file: string }
  | { type: 'closed'; file: string }
  | { type: 'began'; check: string }
  | { type: 'passed'; check: string; isContent: boolean }
  | { type: 'failed'; check: string; reason: string }
  /** A failure outside of any check: a file that cannot be loaded, or a stray error. */
  | { type: 'broken'; place: string; reason: string }
>;

/** The result of the checks of one run. */
export type Tally = Readonly<{
  passed: number;
  /** How many passed checks are about shipped content: films, posters, messages. */
  content: number;
  /** One line for each failure: its name and its reason. */
  failures: readonly string[];
}>;

/** How many lines of a reason are kept: enough for the expectation and the place. */
const REASON_LINES = 12;

/** Writes the event to the log in CHECK_LOG, line by line, so that a killed run still shows its checks. */
export function noteCheck(event: CheckEvent): void {
  const { CHECK_LOG: file } = process.env;
  // Without a log, as in a journey run by hand, the runner's own report is enough.
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(event)}\n`);
}

/** Returns the stack. Its message may be cut off, and is then put in front. */
export function reasonOf({
  message = '',
  stack = '',
}: Readonly<{ message?: string | undefined; stack?: string | undefined }>) {
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}

/** Reads the log of a run. A missing file, or a line that was cut off, contains no check. */
export function readLog(file: string): readonly CheckEvent[] {
  return textOf(file).split('\n').flatMap(parseLine);
}

/**
 * Adds up a log. A check that began and never ended is a failure: the run was killed during it. Checks may have the
 * same name, and a short check's end may be written before its beginning. So both are counted.
 */
export function tallyOf(events: readonly CheckEvent[]): Tally {
  const open = new Set<string>();
  const running = new Map<string, number>();
  const failures: string[] = [];
  let passed = 0;
  let content = 0;
  const count = (check: string, step: 1 | -1) =>
    running.set(check, (running.get(check) ?? 0) + step);
  for (const event of events) {
    switch (event.type) {
      case 'opened':
        open.add(event.file);
        break;
      case 'closed':
        open.delete(event.file);
        break;
      case 'began':
        count(event.check, 1);
        break;
      case 'passed':
        count(event.check, -1);
        if (event.isContent) content += 1;
        else passed += 1;
        break;
      case 'failed':
        count(event.check, -1);
        failures.push(failureLine(event.check, event.reason));
        break;
      case 'broken':
        failures.push(failureLine(event.place, event.reason));
        break;
    }
  }
  // A file that blocks its process reports no check.
  const left = [...running].flatMap(([check, begun]) => (begun > 0 ? [check] : []));
  const unfinished = left.length > 0 ? left : [...open];
  const hung = unfinished.map((name) => failureLine(name, 'did not end'));
  return { passed, content, failures: [...failures, ...hung] };
}

/** Returns a failure as one line: its name and the first lines of the reason. */
export function failureLine(name: string, reason: string): string {
  const lines = stripVTControlCharacters(reason).split('\n');
  const told = lines.map((line) => line.trim()).filter((line) => line !== '');
  return `FAILED ${name}: ${told.slice(0, REASON_LINES).join(' | ')}`;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parseLine(line: string): readonly CheckEvent[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
