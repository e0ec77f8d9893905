/*
 * Characters without a look of their own: a text that has them reads like another one, and is none. Some scripts and emoji
 * need them in their places.
 */

/** Blank Braille is a sign for Unicode; all others of the kind it tells itself. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/u
const EMOJI =
  /\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]*)*/gu
/** Behind a letter or vowel sign of these scripts a joiner changes how the word is written. */
const JOINED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}][\u200c\u200d]/gu

/** Whether a text has characters that no one sees, in places where nothing needs them. */
export function hasUnseenCharacters(text: string): boolean {
  return UNSEEN.test(text.replace(EMOJI, '-').replace(JOINED, '-'))
}
