import type pg from 'pg'

export type DescribedColumn = { readonly name: string; readonly typeId: number }
export type Described = readonly DescribedColumn[]

/** What PostgreSQL says of a statement that it parses and never runs. Throws what it says against it. */
export function describeStatement(client: pg.Client, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    client.query(new DescribeQuery(text, resolve, reject) as unknown as pg.Submittable)
  })
}

/** The driver hands the messages of the protocol to what is submitted. */
class DescribeQuery {
  readonly #text: string
  readonly #resolve: (described: Described) => void
  readonly #reject: (error: Error) => void
  #columns: DescribedColumn[] = []
  #failed = false

  constructor(text: string, resolve: (described: Described) => void, reject: (error: Error) => void) {
    this.#text = text
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: Wire): void {
    connection.parse({ name: '', text: this.#text, types: [] })
    connection.describe({ type: 'S', name: '' })
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }))
  }

  handleError(error: Error): void {
    this.#failed = true
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    if (!this.#failed) this.#resolve(this.#columns)
  }
}

type Wire = {
  parse(query: { name: string; text: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
}
