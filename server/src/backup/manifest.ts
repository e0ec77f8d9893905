import { z } from 'zod'

/** What an archive looks like inside. A change that older versions cannot read raises it. */
export const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  product: z.literal('keystead'),
  /** Of Keystead and of PostgreSQL, for people. */
  version: z.string(),
  postgres: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256 })),
  /** Version of the tables of the job queue; null where it has none yet. */
  jobQueue: z.number().int().nullable(),
  /** `fingerprint` tells whether another installation has the same secret; `kept`: it is in the archive. */
  secret: z.object({ kept: z.boolean(), fingerprint: z.string() }),
  /** Rows as COPY writes them, in the order of their keys. */
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1), rows: count, bytes: count, sha256 }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** One digest over the digests of all files, in the order of their names. */
  files: z.object({ count, bytes: count, sha256 }),
})

export type Manifest = z.output<typeof manifestSchema>
export type KeptTable = Manifest['tables'][number]
export type KeptSequence = Manifest['sequences'][number]
