/** A JSON file of the build, by the address that the build gave it. */
export async function loadJsonFile<Content>(address: string): Promise<Content> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as Content
}
