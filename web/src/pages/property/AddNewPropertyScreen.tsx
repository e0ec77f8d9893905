import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import { BuildingStoreIcon, ChevronRightIcon, CsvIcon, HomeIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/Page.tsx'
import { UnfinishedProperties } from './UnfinishedProperties.tsx'
import styles from '../../properties/properties/form/WaysToAdd.module.css'

export function head(): PageHead {
  return { title: 'Add a property', noindex: true }
}

/** One home, one space, or many of both from a file. */
export function AddNewPropertyScreen() {
  return (
    <Page
      title="Add a property"
      description="It starts unlisted: nobody sees it until you put it on the market."
      breadcrumbs={[{ text: 'My properties', to: paths.myProperties() }]}
      width="narrow"
    >
      <UnfinishedProperties />
      <ul className={styles.ways}>
        <Way to={paths.addResidentialProperty()} icon={HomeIcon} title="Residential">
          A house, an apartment, a room: somewhere to live.
        </Way>
        <Way to={paths.addCommercialProperty()} icon={BuildingStoreIcon} title="Commercial">
          An office, a shop, a warehouse: somewhere to work.
        </Way>
        <Way to={paths.importProperties()} icon={CsvIcon} title="Import a file">
          A CSV with many of them. You match its columns and see every problem first.
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
