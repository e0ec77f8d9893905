/** The text of an answer, or an error as soon as it is longer than it may be. */
export async function readCapped(company: string, response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  if (response.body)
    for await (const chunk of response.body) {
      bytes += chunk.byteLength
      // Leaving the loop ends the stream, and with it the connection.
      if (bytes > mostBytes) throw new Error(`the ${company} answers with more than ${mostBytes} bytes`)
      chunks.push(chunk)
    }
  return Buffer.concat(chunks).toString('utf8')
}
