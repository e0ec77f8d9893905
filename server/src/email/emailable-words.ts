/**
 * A way to lead someone elsewhere: an address of any kind. A dot before a letter makes one, also the dots of other scripts that browsers
 * take for it, and so do the numbers of a network.
 */
const LEADS_ELSEWHERE = /[@\\]|:\/\/|www|[^\s.][.\u3002\uff0e\uff61]\p{L}|\d\.\d{1,3}\.\d{1,3}\.\d|[^\p{L}\p{N}\p{P}\p{Zs}\n$+]/iu

/**
 * What a person wrote, as an email to an address that no one has confirmed may carry it: words alone. Null where they lead
 * elsewhere; the page behind the link still shows them.
 */
export function emailableWords(text: string | null): string | null {
  return text === null || text === '' || LEADS_ELSEWHERE.test(text) ? null : text
}
