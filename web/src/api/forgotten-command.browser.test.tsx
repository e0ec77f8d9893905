import { OpenScreeningReport } from '@keystead/contract/applications/screening/screening.operations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { idOf } from '../../test/sample.ts'
import { report } from '../../test/screening.ts'
import { show } from '../../test/show.tsx'
import { answer } from '../../test/stand-in.ts'
import { useCommand } from './query.ts'

const ASKED = { ApplicationId: idOf(1), ScreeningId: idOf(40), Version: null }

function Asking({ forgets }: { forgets: boolean }) {
  const command = useCommand(OpenScreeningReport, { forgets })
  const client = useQueryClient()
  const kept = () =>
    JSON.stringify(
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    )
  return (
    <>
      <button type="button" onClick={() => void command.run(ASKED)}>
        Ask
      </button>
      <button type="button" onClick={command.reset}>
        Forget
      </button>
      <button type="button" onClick={({ currentTarget }) => (currentTarget.textContent = kept())}>
        What is kept
      </button>
    </>
  )
}

test.each([
  [true, '[]'],
  [false, 'Payments were late'],
])('an answer is kept for a while, unless it is to be forgotten: %s', async (forgets, words) => {
  answer(OpenScreeningReport, report())
  const page = await show(<Asking forgets={forgets} />)
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.poll(async () => kept(page)).toContain('Payments were late')
  await page.getByRole('button', { name: 'Forget' }).click()
  await expect.poll(async () => kept(page)).toContain(words)
})

async function kept(page: Awaited<ReturnType<typeof show>>): Promise<string> {
  const button = page.getByRole('button').nth(2)
  await button.click()
  return button.element().textContent ?? ''
}
