import { CriteriaRead, GetListingCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { expect, test } from 'vitest'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { ApplyCriteria } from './ApplyCriteria.tsx'

test('what is asked of applicants is there for a visitor who wants to know, and not asked for before', async () => {
  answer(GetListingCriteria, { Criteria: sampleOf(CriteriaRead, { Text: 'No loud parties.' }) })
  const page = await show(<ApplyCriteria assetId={idOf(2)} />)
  const words = page.getByText('What the landlord asks of applicants')
  await expect.element(words).toBeVisible()
  expect(asked(GetListingCriteria)).toEqual([])
  await words.click()
  await expect.element(page.getByText('No loud parties.')).toBeVisible()
  expect(asked(GetListingCriteria)).toEqual([{ AssetId: idOf(2) }])
})

test('that nothing was written down is said', async () => {
  answer(GetListingCriteria, { Criteria: null })
  const page = await show(<ApplyCriteria assetId={idOf(2)} />)
  await page.getByText('What the landlord asks of applicants').click()
  await expect.element(page.getByText('Nothing was written down.')).toBeVisible()
})
