import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import {
  AgreementCodeWrong,
  AgreementLinkOver,
  AgreementTicketOver,
  ConsentByLink,
  DeclineAgreementByLink,
  GetAgreementFileByLink,
  GetAgreementToSign,
  OpenAgreementByLink,
  SendAgreementCode,
  SignAgreementByLink,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { after, type Agreement, AgreementId, agreementWith, DIGEST, FIELDS, fileLink, opened } from '../../../test/agreement-to-sign.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { dropTicket, keepTicket } from '../../sessions/session-tickets.ts'
import { SignByLinkScreen } from './SignByLinkScreen.tsx'

const TOKEN = 'a'.repeat(43)
const CODE = '482913'
const TICKETS = ['first ticket', 'second ticket'] as const
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

beforeAll(async () => {
  await import('../../ui/pdf/pdf-document.ts')
}, 60_000)
beforeEach(dropTicket)
afterEach(async () => {
  dropTicket()
  await browser.viewport(1200, 900)
})

/** A server that keeps an agreement for who comes by link: each code opens one ticket after the other. */
function keepLinked(first: Agreement) {
  let agreement = first
  let good = 0
  const ticketIsGood = (Ticket: string | null | undefined) => Ticket === TICKETS[good]
  const check = (Ticket: string) => {
    if (!ticketIsGood(Ticket)) throw refusal(AgreementTicketOver)
  }
  answer(GetAgreementToSign, ({ Ticket }) => {
    if (Ticket) check(Ticket)
    return { Title: agreement.Title, SenderName: agreement.SenderName, Email: 'p•••@example.com', Agreement: Ticket ? agreement : null }
  })
  answer(SendAgreementCode, () => ({ Email: 'p•••@example.com' }))
  answer(OpenAgreementByLink, ({ Code }) => {
    if (Code !== CODE) throw refusal(AgreementCodeWrong)
    good = good === TICKETS.length ? 1 : 0
    return { Ticket: TICKETS[good]!, Expires: inAnHour() }
  })
  answer(GetAgreementFileByLink, fileLink)
  answer(ConsentByLink, ({ Ticket }) => {
    check(Ticket)
    agreement = after(agreement, { State: 'viewed' }, { HasConsented: true })
    return { AgreementId, State: agreement.State }
  })
  answer(SignAgreementByLink, ({ Ticket }) => {
    check(Ticket)
    agreement = after(agreement, { State: 'signed' })
    return { AgreementId, State: agreement.State }
  })
  answer(DeclineAgreementByLink, ({ Ticket, Reason }) => {
    check(Ticket)
    agreement = after(agreement, { State: 'declined', Reason }, { State: 'declined', Reason })
    return { AgreementId, State: agreement.State }
  })
  return { endTickets: () => void (good = TICKETS.length) }
}

async function shown() {
  const page = await show(<SignByLinkScreen />, { at: `/Sign/${TOKEN}`, path: '/Sign/:id' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  async function enter(code: string) {
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await button('Open').click()
  }
  return { page, button, enter }
}

test('opening the address reads alone; a code by email opens the agreement, and it is signed', async () => {
  keepLinked(agreementWith({ Fields: FIELDS.filter(({ Kind }) => Kind === 'signature') }))
  const { page, button, enter } = await shown()
  await expect.element(page.getByRole('heading', { name: 'Lease of 12 Oak Street' })).toBeVisible()
  await expect.element(page.getByText('Otto Hart sent you an agreement.')).toBeVisible()
  await expect.element(page.getByText(/we email a code of six digits to p•••@example\.com/)).toBeVisible()
  expect(asked(SendAgreementCode)).toEqual([])
  await button('Email me a code').click()
  const field = page.getByRole('textbox', { name: 'Code' })
  await expect.element(field).toHaveFocus()
  expect([field.element().getAttribute('autocomplete'), field.element().getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])

  await button('Email me another code').click()
  await expect.element(page.getByText('We sent another code.')).toBeVisible()
  expect(asked(SendAgreementCode)).toHaveLength(2)

  await enter('12')
  await expect.element(page.getByRole('link', { name: AgreementCodeWrong.message })).toBeVisible()
  expect(asked(OpenAgreementByLink)).toEqual([])
  await enter('111111')
  await expect.poll(() => asked(OpenAgreementByLink)).toEqual([{ Token: TOKEN, Code: '111111' }])
  await expect.element(page.getByRole('alert').getByText(AgreementCodeWrong.message).first()).toBeVisible()
  await enter('482 913')
  await page.getByRole('checkbox', { name: /I agree to sign electronically/ }).click()
  await button('Continue').click()
  await expect.element(page.getByText('The page to sign on')).toBeInTheDocument()
  expect(asked(ConsentByLink)).toEqual([{ Token: TOKEN, Ticket: TICKETS[0], PaperDigest: DIGEST, ConsentVersion: CONSENT_VERSION }])
  expect(asked(GetAgreementFileByLink)).toEqual([{ Token: TOKEN, Ticket: TICKETS[0], File: 'original', Use: 'view' }])

  await button('Start').click()
  await button('Add your signature').click()
  await page.getByRole('radio', { name: 'Type' }).click()
  await button('Use it').click()
  await button('Check and sign').click()
  await button('Sign').click()
  await expect.element(page.getByRole('heading', { name: 'You have signed' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/Signup')
  expect(asked(SignAgreementByLink)).toMatchObject([
    { Token: TOKEN, Ticket: TICKETS[0], PaperDigest: DIGEST, Signature: { Kind: 'typed', Text: 'Pia Novak' }, Values: [] },
  ])
})

test('a ticket that is over asks for another code, and what was filled in stays', async () => {
  keepTicket({ Token: TOKEN, Ticket: TICKETS[0], Expires: inAnHour() })
  const server = keepLinked(opened({ Fields: FIELDS.filter(({ Kind }) => Kind === 'signature' || Kind === 'text') }))
  const { page, button, enter } = await shown()
  // A reload has kept it: no code is asked for.
  await button('Start').click()
  await page.getByRole('textbox', { name: 'Pet' }).fill('A cat')
  await button('Next').click()
  await button('Add your signature').click()
  await page.getByRole('radio', { name: 'Type' }).click()
  await button('Use it').click()
  await button('Check and sign').click()
  server.endTickets()
  await button('Sign').click()
  const window = page.getByRole('dialog', { name: 'Enter a new code' })
  await expect.element(window.getByText(/What you filled in is still here/)).toBeVisible()
  await button('Email me a code').click()
  await enter(CODE)
  await expect.element(window).not.toBeInTheDocument()
  await button('Sign').click()
  await expect.element(page.getByRole('heading', { name: 'You have signed' })).toBeVisible()
  expect(asked(SignAgreementByLink).map(({ Ticket, Values }) => [Ticket, Values?.map(({ Value }) => Value)])).toEqual([
    [TICKETS[0], ['A cat']],
    [TICKETS[1], ['A cat']],
  ])
})

test('a kept ticket that opens nothing any more leads back to the code', async () => {
  keepTicket({ Token: TOKEN, Ticket: TICKETS[1], Expires: inAnHour() })
  keepLinked(opened())
  const { page, button, enter } = await shown()
  await button('Email me a code').click()
  await enter(CODE)
  await expect.element(button('Start')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test('a link that is over says whom to ask', async () => {
  answer(GetAgreementToSign, () => {
    throw refusal(AgreementLinkOver)
  })
  const { page } = await shown()
  await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect.element(page.getByText(/Please ask who sent it to you/)).toBeVisible()
})

test('who declines by link ends it, on a phone as well', async () => {
  await browser.viewport(360, 640)
  keepTicket({ Token: TOKEN, Ticket: TICKETS[0], Expires: inAnHour() })
  keepLinked(agreementWith())
  const { page, button } = await shown()
  await button('Decline').click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('I found another home.')
  await button('Decline for everyone').click()
  await expect.element(page.getByRole('heading', { name: 'This agreement was declined' })).toBeVisible()
  await expect.element(page.getByText('Reason: I found another home.')).toBeVisible()
  expect(asked(DeclineAgreementByLink)).toEqual([{ Token: TOKEN, Ticket: TICKETS[0], Reason: 'I found another home.' }])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
