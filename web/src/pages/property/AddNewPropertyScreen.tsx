import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import { BuildingStoreIcon, ChevronRightIcon, CsvIcon, HomeIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/Page.tsx'
import { UnfinishedProperties } from './UnfinishedProperties.tsx'
import styles from '../../properties/properties/form/WaysToAdd.module.css'
import { text } from './add-property.text.ts'

export function head(): PageHead {
  return { title: text.addAProperty, noindex: true }
}

/** One home, one space, or many of both from a file. */
export function AddNewPropertyScreen() {
  return (
    <Page
      title={text.addAProperty}
      description={text.intro}
      breadcrumbs={[{ text: text.myProperties, to: paths.myProperties() }]}
      width="narrow"
    >
      <UnfinishedProperties />
      <ul className={styles.ways}>
        <Way to={paths.addResidentialProperty()} icon={HomeIcon} title={text.residential}>
          {text.residentialNote}
        </Way>
        <Way to={paths.addCommercialProperty()} icon={BuildingStoreIcon} title={text.commercial}>
          {text.commercialNote}
        </Way>
        <Way to={paths.importProperties()} icon={CsvIcon} title={text.importFile}>
          {text.importNote}
        </Way>
      </ul>
    </Page>
  )
}

function Way({ to, icon, title, children }: { to: string; icon: IconPicture; title: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={styles.way}>
        <span className={styles.icon}>
          <Icon of={icon} size="lg" />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{children}</span>
        </span>
        <Icon of={ChevronRightIcon} />
      </Link>
    </li>
  )
}
