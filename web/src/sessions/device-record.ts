/** What a browser keeps of itself (spec §3). Token and expiry are empty until the first answer. */
export type DeviceRecord = { Token: string; DeviceId: string; Expires: string }

export type DeviceStore = {
  read(): DeviceRecord | null
  write(record: DeviceRecord): void
}
