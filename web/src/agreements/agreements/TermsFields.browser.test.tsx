import { GetAgreementDraft } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { GetStateLaw } from '@keystead/contract/places/state-law/state-law.operations.ts'
import { expect, test } from 'vitest'
import { draftRead } from '../../../test/agreements.ts'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer } from '../../../test/stand-in.ts'
import { SendAgreementScreen } from './SendAgreementScreen.tsx'

test('beside the deposit stands what the law of the home’s state says', async () => {
  const rule = { Standing: 'set', Statute: null, Says: 'As the statute has it.', Basis: 'statute', CheckedOn: '2026-11-28' } as const
  signIn()
  answer(GetAgreementDraft, draftRead({ LawState: 'California' }))
  answer(GetDdlCountries, { Items: [{ Id: 1, Text: 'United States', Code: 'US' }] })
  answer(GetDdlStates, { Items: [{ Id: 6, Text: 'California', Code: 'CA' }] })
  answer(GetStateLaw, {
    StateId: 6,
    Code: 'CA',
    Name: 'California',
    Rules: [{ Topic: 'DepositCap', Value: { Months: 1 }, IsAmended: false, ...rule }],
  })
  const page = await show(<SendAgreementScreen />, { at: `/User/Agreements/SendAgreement?id=${idOf(1)}` })
  await expect.element(page.getByText(/^California law · Largest security deposit: 1 month’s rent\./)).toBeVisible()
})
