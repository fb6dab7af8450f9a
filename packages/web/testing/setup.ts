import { afterEach, beforeEach, expect } from 'vitest';
import '../src/ui/base.css';

/** What components wrote to the console as a warning or an error during the current test. */
const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console);
  console[level] = (...values: readonly unknown[]) => {
    complaints.push(values.map(String).join(' '));
    write(...values);
  };
}

function clearStorages(): void {
  localStorage.clear();
  sessionStorage.clear();
}

// The modules of a test file read them when they are imported, with what the file before left.
clearStorages();

beforeEach(() => {
  clearStorages();
  complaints.length = 0;
});

afterEach(() => {
  expect(complaints, 'warnings and errors in the console').toEqual([]);
});
