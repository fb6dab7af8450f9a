/** How large a title is set: over 12 characters it is long, over 22 it takes a smaller heading. */
export type TitleStyle = 'short' | 'long' | 'longest';

export function titleStyle(title: string): TitleStyle {
  const characters = [...title].length;
  if (characters > 22) return 'longest';
  return characters > 12 ? 'long' : 'short';
}
