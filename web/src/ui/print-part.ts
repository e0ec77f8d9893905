/** Prints a part of the page, and leaves out the rest (`theme/print.css`). */
export function printPart(part: HTMLElement | null): void {
  if (part === null) return
  const { dataset } = document.documentElement
  dataset['printing'] = 'part'
  part.dataset['print'] = 'only'
  window.addEventListener(
    'afterprint',
    () => {
      delete dataset['printing']
      delete part.dataset['print']
    },
    { once: true },
  )
  window.print()
}
