/**
 * A text without the characters that copied text brings along unseen: soft hyphens, zero-width spaces and joiners, marks
 * of direction. For comparing and for keys only: some scripts and emoji need their joiners to be shown right.
 */
export function withoutInvisibleLetters(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
}
