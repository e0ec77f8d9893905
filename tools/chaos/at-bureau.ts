import type { PresentedScreening } from '../../gateway/src/bureau-control-client.ts'

export type { PresentedScreening }

type Page = { readonly data: PresentedScreening[]; readonly has_more: boolean }

/** Every screening that the bureau has, whoever asked for it. */
export async function screeningsAtBureau(url: string, secretKey: string): Promise<PresentedScreening[]> {
  const found: PresentedScreening[] = []
  for (;;) {
    const after = found.at(-1)
    const response = await fetch(`${url}/v1/screenings?limit=100${after ? `&starting_after=${after.id}` : ''}`, {
      headers: { authorization: `Bearer ${secretKey}` },
    })
    if (!response.ok) throw new Error(`the bureau answers ${response.status}`)
    const page = (await response.json()) as Page
    found.push(...page.data)
    if (!page.has_more) return found
  }
}
