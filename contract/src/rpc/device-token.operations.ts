import { z } from 'zod'
import { DEVICE_ID } from './envelope.ts'
import { publicAccess } from './access.ts'
import { area } from './operation.ts'

const token = area('token')

export const GetToken = token.query('GetToken', {
  summary: 'A signed token for a device, good for 24 hours. It is a quota identity and grants nothing else.',
  access: publicAccess('Every browser needs one before it has an account.'),
  input: z.strictObject({
    DeviceId: z.string({ error: 'Device id can not be empty.' }).regex(DEVICE_ID, { error: 'Device id is not valid.' }),
  }),
  output: z.object({ Token: z.string(), Expires: z.iso.datetime() }),
  replay: 'never',
  readsNothing: 'A device asks once, and keeps it by itself.',
})
