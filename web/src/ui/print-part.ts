/** Prints what `data-print="only"` marks, and leaves out the rest of the page (`theme/print.css`). */
export function printPart(): void {
  const { dataset } = document.documentElement
  dataset['printing'] = 'part'
  window.addEventListener('afterprint', () => delete dataset['printing'], { once: true })
  window.print()
}
