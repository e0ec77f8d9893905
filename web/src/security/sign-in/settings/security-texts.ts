import { text } from '../settings.text.ts'
/** `Signed in on 3 devices` */
export function devicesText(count: number): string {
  return text.devices({ count })
}

export function passkeysText(count: number): string {
  return count === 0 ? text.noPasskeys : text.passkeys({ count })
}
