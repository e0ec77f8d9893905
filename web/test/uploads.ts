/*
 * What stands in for the way of files to the server. It is told what becomes of each by its name, and holds those that it is told to hold.
 */

type Outcome = 'arrives' | { readonly status: number; readonly message: string } | 'waits'

export type StandInUploads = {
  /** Names of all that were sent, in order; one that was sent again is there twice. */
  sent: string[]
  /** What becomes of a file from now on. Others arrive. */
  become: (name: string, outcome: Outcome) => void
  /** Lets one that waits arrive. */
  release: (name: string) => void
  end: () => void
}

/** The id that the server gives a file: the number in its name is in it. */
export function uploadIdOf(name: string): string {
  return `0190a000-0000-7000-8000-${(/\d+/.exec(name)?.[0] ?? '0').padStart(12, '0')}`
}

export function beginUploads(): StandInUploads {
  const before = globalThis.XMLHttpRequest
  const outcomes = new Map<string, Outcome>()
  const waiting = new Map<string, () => void>()
  const sent: string[] = []

  class StandIn {
    upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    onloadend: (() => void) | null = null
    responseType = ''
    status = 200
    response: unknown = null
    open() {}
    setRequestHeader() {}
    abort() {
      this.onabort?.()
      this.onloadend?.()
    }
    send(file: File) {
      sent.push(file.name)
      const outcome = outcomes.get(file.name) ?? 'arrives'
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      if (outcome === 'waits') waiting.set(file.name, () => this.#answer(file, 'arrives'))
      else queueMicrotask(() => this.#answer(file, outcome))
    }
    #answer({ name, size }: File, outcome: Exclude<Outcome, 'waits'>) {
      this.response =
        outcome === 'arrives'
          ? { StatusCode: 200, Data: { UploadId: uploadIdOf(name), FileName: name, Bytes: size } }
          : { StatusCode: outcome.status, Error: { Code: 'Refused', Message: outcome.message, Reference: 'reference' } }
      this.onload?.()
      this.onloadend?.()
    }
  }

  globalThis.XMLHttpRequest = StandIn as unknown as typeof XMLHttpRequest
  return {
    sent,
    become: (name, outcome) => void outcomes.set(name, outcome),
    release(name) {
      waiting.get(name)?.()
      waiting.delete(name)
    },
    end: () => {
      globalThis.XMLHttpRequest = before
    },
  }
}
