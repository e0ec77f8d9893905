import type { Running } from '../src/start-program.ts'

/* How tests speak to a company that is played: over HTTP, as everyone does. */

export type Answered<Body> = { readonly status: number; readonly body: Body }

type Asked = { key?: string; account?: string; signal?: AbortSignal; secretKey?: string }

export type Spoken = {
  get<Body>(path: string, asked?: Asked): Promise<Answered<Body>>
  post<Body>(path: string, body?: unknown, asked?: Asked): Promise<Answered<Body>>
}

export function speakTo<Of extends Running>(running: Of): Of & Spoken {
  const ask = async <Body>(method: string, path: string, body: unknown, { key, account, signal, secretKey }: Asked = {}) => {
    const response = await fetch(`${running.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey ?? running.secretKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(account && { 'gateway-account': account }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
  return Object.assign(running, {
    get: <Body>(path: string, asked?: Asked) => ask<Body>('GET', path, undefined, asked),
    post: <Body>(path: string, body?: unknown, asked?: Asked) => ask<Body>('POST', path, body ?? {}, asked),
  })
}
