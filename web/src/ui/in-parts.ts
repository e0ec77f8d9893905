import { Fragment, type ReactNode, createElement } from 'react'

/** A sentence in which a value is more than text: `inParts(text.accept.parts({ terms: <Link …/> }))`. */
export function inParts(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}
