import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected } from '../../../test/network.ts'
import { SealKeyUnusable } from '../../pdf-seals/seal-key.ts'
import { detailsOf, sentAgreement, signedBy, tenant } from '../agreements/agreement.factory.ts'
import { sealAgreement } from './seal-agreement.ts'

let owner: TestPerson
let renter: TestPerson
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  await connected(app, owner, renter)
})

test('where the key can not be used, the agreement waits for its seal, and gets it once the key is set right', async () => {
  const AgreementId = await sentAgreement(owner, [tenant(renter)])
  await signedBy(renter, AgreementId)
  const seals = { seal: () => Promise.reject(new SealKeyUnusable('its certificate has ended')) }
  await expect(sealAgreement({ ...app.services, seals }, { agreementId: AgreementId })).rejects.toThrow('its certificate has ended')
  expect(await detailsOf(owner, AgreementId)).toMatchObject({ State: 'completed', Next: 'beingSealed', SealedDigest: null })
  await sealAgreement(app.services, { agreementId: AgreementId })
  expect(await detailsOf(owner, AgreementId)).toMatchObject({ Next: 'download', SealedDigest: expect.any(String) })
})
