import { createPath, type Path } from 'react-router'
import type { FollowedLink } from '../sessions/session-history.ts'

const LINKS = 'main a[href]'
/** Where styles find the link that was followed last; the card or row around it shows it. */
const MARK = 'data-last-opened'

let pressed: FollowedLink | null = null

/** Watches which links of the page are pressed. Returns how to stop. */
export function watchLinks(): () => void {
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null
    pressed = link && { to: addressOf(link), nth: linksTo(addressOf(link)).indexOf(link) }
  }
  // Before the router hears of it, and the page with the link is gone.
  document.addEventListener('click', note, { capture: true })
  return () => document.removeEventListener('click', note, { capture: true })
}

/** The link that has just led to an address, if it was one. */
export function takeFollowedLink(to: Path): FollowedLink | null {
  const link = pressed?.to === createPath(to) ? pressed : null
  pressed = null
  return link
}

export function findFollowedLink({ to, nth }: FollowedLink): HTMLAnchorElement | null {
  const links = linksTo(to)
  return links[nth] ?? links[0] ?? null
}

/** One link of a page is the one last opened, for eyes and for assistive technology. */
export function markFollowedLink(link: HTMLAnchorElement): void {
  for (const former of document.querySelectorAll(`[${MARK}]`)) {
    former.removeAttribute(MARK)
    former.removeAttribute('aria-current')
  }
  link.setAttribute(MARK, '')
  link.setAttribute('aria-current', 'true')
}

function linksTo(to: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].filter((link) => addressOf(link) === to)
}

function addressOf({ origin, pathname, search, hash }: HTMLAnchorElement): string {
  return origin === window.location.origin ? pathname + search + hash : ''
}
