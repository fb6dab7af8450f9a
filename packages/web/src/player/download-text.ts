/** Lets the browser save a text as a file. */
export function downloadText({
  name,
  type,
  text,
}: Readonly<{ name: string; type: string; text: string }>): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
