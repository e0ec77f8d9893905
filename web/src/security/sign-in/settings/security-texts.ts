/** `Signed in on 3 devices` */
export function devicesText(count: number): string {
  return count === 1 ? 'Signed in on this device alone' : `Signed in on ${count} devices`
}

export function passkeysText(count: number): string {
  if (count === 0) return 'No passkeys'
  return count === 1 ? '1 passkey' : `${count} passkeys`
}
