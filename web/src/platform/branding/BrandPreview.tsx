import type { BrandLogo } from '@keystead/contract/platform/branding/branding.schemas.ts'
import { type Control, useWatch } from 'react-hook-form'
import { Card } from '../../ui/Card.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { type BrandDraft, invoicePreviewAddress, previewAddress, shownBrand } from './brand-draft.ts'
import { BrandBand, BrandFoot } from './BrandBand.tsx'
import { EmailFrame } from './EmailFrame.tsx'
import styles from './BrandPreview.module.css'
import { text } from './branding-form.text.ts'

/** The same email and the same band that others see, in what is typed so far. */
export function BrandPreview({ control, logo }: { control: Control<BrandDraft>; logo: BrandLogo | null }) {
  const draft = useSettled(useWatch({ control }) as BrandDraft)
  const brand = shownBrand(draft, logo)
  return (
    <section className={styles.preview} aria-labelledby="brand-preview">
      <h2 id="brand-preview">{text.preview}</h2>
      <p className={styles.note}>{text.previewIntro}</p>
      <h3>{text.emailPreview}</h3>
      {!draft.OnEmails && <p className={styles.note}>{text.notOnEmails}</p>}
      <EmailFrame src={previewAddress(draft)} title={text.emailPreview} className={styles.email} />
      <h3>{text.pagePreview}</h3>
      {draft.OnPages ? (
        <Card sunken padding="tight" className={styles.page}>
          <BrandBand brand={brand} />
          <p className={styles.sample}>{text.pageSample}</p>
          <BrandFoot brand={brand} />
        </Card>
      ) : (
        <p className={styles.note}>{text.notOnPages}</p>
      )}
      <h3>{text.invoicePreview}</h3>
      {!draft.OnDocuments && <p className={styles.note}>{text.notOnDocuments}</p>}
      <p>
        <a href={invoicePreviewAddress(draft)} target="_blank" rel="noreferrer">
          {text.openInvoice}
        </a>
      </p>
    </section>
  )
}
