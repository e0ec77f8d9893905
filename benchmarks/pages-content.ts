/** What a page's markup lacks: read as it comes from the server, without its head and without what only scripts read. */
export async function missingFromMarkup(url: string, content: Readonly<Record<string, RegExp>>): Promise<string[]> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  const markup = (await response.text()).replace(/^.*?<body>/s, '').replaceAll(/<script\b.*?<\/script>/gs, '')
  return Object.entries(content)
    .filter(([, pattern]) => !pattern.test(markup))
    .map(([name]) => name)
}
