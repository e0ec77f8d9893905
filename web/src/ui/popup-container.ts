import { createContext } from 'react'

/**
 * Where menus and lists that pop up are put. A modal dialog makes the rest of the page inert, so what opens inside one
 * has to live inside it too; null means the body.
 */
export const PopupContainer = createContext<HTMLElement | null>(null)

/** `fixed` around buttons that stay in sight while the page scrolls: what they open stays with them instead of following a moment late. */
export const PopupPosition = createContext<'absolute' | 'fixed'>('absolute')
