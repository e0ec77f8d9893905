/** A way to lead someone elsewhere: an address of any kind. */
const LEADS_ELSEWHERE = /[@\\]|:\/\/|www|[^\s\d.]\.[^\s\d.)]|[^\p{L}\p{N}\p{P}\p{Zs}\n$+]/iu

/**
 * What a person wrote, as a mail to an address that no one has confirmed may carry it: words alone. Null where they lead
 * elsewhere; the page behind the link still shows them.
 */
export function mailableWords(text: string | null): string | null {
  return text === null || text === '' || LEADS_ELSEWHERE.test(text) ? null : text
}
