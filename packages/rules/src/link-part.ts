/** Characters that stand around a link in a message, or begin the next part of an address. */
const AROUND = /[^\s"'“”„‟‘’‚‛«»‹›「」『』()[\]{}<>*`~&?#/\\,;:!|…。、]+/u;

/**
 * Returns a part of an address without what messengers, mail and people put around it: "(697)." is "697", "697%E2%80%8B"
 * too. A full stop within stays.
 */
export function readLinkPart(text: string): string {
  const [part = ''] = AROUND.exec(plainText(text)) ?? [];
  return part.replace(/\.+$/, '');
}

/** The text decoded from an address, with full-width characters as usual ones, and without invisible characters. */
export function plainText(text: string): string {
  return decodeURIComponent(withoutCutCharacters(text))
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
}

/** The text, still encoded, without encoded characters that are not whole, as in a link that was cut. */
export function withoutCutCharacters(text: string): string {
  return text.replace(/%[\da-f]?$/i, '').replaceAll(/(?:%[\da-f]{2})+|%/gi, (encoded) => {
    try {
      decodeURIComponent(encoded);
      return encoded;
    } catch {
      return '';
    }
  });
}
