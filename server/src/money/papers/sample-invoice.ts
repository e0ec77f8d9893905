import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { invoicePdf } from '../../pdf/templates/invoice-paper.ts'
import type { DocumentBrand } from '../../platform/branding/branding.public.ts'
import type { Services } from '../../rpc/services.ts'
import { text } from './sample-invoice.text.ts'
import { writeInvoice } from './write-invoice.ts'

/** An invoice of no one, as it would look. */
export async function sampleInvoicePdf(
  services: Services,
  { issuer, language, look }: { readonly issuer: string; readonly language: string; readonly look: DocumentBrand },
): Promise<Uint8Array> {
  const t = services.languages.inLanguage(text, language)
  const details = sampleDetails(t, issuer)
  return (await renderPdf(services, invoicePdf, writeInvoice(services, { details, isOfRecipient: true }, { language, look }))).bytes
}

const NO_ID = '00000000-0000-7000-8000-000000000000'

function sampleDetails(t: typeof text, issuer: string): InvoiceDetails {
  const line = {
    LineId: NO_ID,
    InvoiceItemId: null,
    Description: null,
    Quantity: 1,
    Discount: '0.00',
    Tax: '0.00',
    AccountForTypeId: 1,
    AccountForType: '',
    IsTaxable: false,
    IsAdvanceRent: false,
  }
  const month = { PeriodStart: '2026-12-01', PeriodEnd: '2026-12-31' }
  return {
    InvoiceId: NO_ID,
    Version: 1,
    InvoiceNumber: 'INV-0042',
    Direction: 1,
    State: 'due',
    IsProcessing: false,
    IssueDate: '2026-12-01',
    DueDate: '2026-12-15',
    Total: '2034.20',
    Paid: '0.00',
    Balance: '2034.20',
    BillsAs: 'manager',
    IssuerProfileId: NO_ID,
    IssuerName: issuer,
    AssetId: NO_ID,
    PropertyTitle: t.property,
    PropertyPlace: t.place,
    LeaseId: null,
    SubAccountId: null,
    Billing: 'joint',
    ShowsOthers: false,
    Recipients: [
      {
        RecipientId: NO_ID,
        ProfileId: null,
        PersonId: null,
        Name: t.tenant,
        IsYou: true,
        SharePercent: null,
        Amount: null,
        Paid: '0.00',
        SeenAt: null,
      },
    ],
    Lines: [
      { ...line, ...month, Title: t.rent, ItemForTypeId: 1, ItemForType: '', Amount: '1950.00', LineTotal: '1950.00' },
      { ...line, ...month, Title: t.water, ItemForTypeId: 12, ItemForType: '', Amount: '84.20', LineTotal: '84.20' },
    ],
    Subtotal: '2034.20',
    Discount: '0.00',
    TaxPercent: 0,
    Tax: '0.00',
    AllowsPartial: false,
    LeastPartial: null,
    Notes: t.notes,
    PrivateNotes: null,
    TimeZone: 'America/Chicago',
    CreatedAt: '2026-12-01T12:00:00.000Z',
    SentAt: '2026-12-01T12:00:00.000Z',
    VoidedAt: null,
    VoidReason: null,
    WrittenOff: '0.00',
    WriteOffReason: null,
    Actions: [],
  }
}
