const LONGEST_MS = 30_000

export type AskSandbox = (address: string, body?: object) => Promise<Record<string, unknown>>

/** What a demo asks of the companies that it plays with, beside their ports. */
export function askerOf(url: string, secretKey: string | undefined, signal: AbortSignal): AskSandbox {
  return async (address, body) => {
    const response = await fetch(new URL(address, url), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    })
    // Without the body: it may repeat a number.
    if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${new URL(address, url).pathname}`)
    return (await response.json()) as Record<string, unknown>
  }
}
