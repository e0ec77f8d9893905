/** From where a call came. Facts for quotas, sessions and the audit; handlers grant nothing by them. */
export type Origin = {
  readonly deviceId: string | null
  /** Whether a valid device token came along. */
  readonly deviceIsKnown: boolean
  readonly ip: string
  readonly userAgent: string | null
  /** What the browser asks for among the languages that we speak. */
  readonly language: string
  /** The address that people know this installation by, such as `https://homes.example.com`. */
  readonly publicOrigin: string
}
