import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { DateText } from '../../ui/DateText.tsx'
import { SiteDrawing } from '../drawings/SiteDrawing.tsx'
import type { BlogPost } from './blog-post.ts'
import linked from '../../ui/LinkedCard.module.css'
import styles from './PostCards.module.css'
import { text } from './blog.text.ts'

/** Articles side by side. `headingLevel` is that of their titles. */
export function PostCards({ posts, headingLevel }: { posts: readonly BlogPost[]; headingLevel: 2 | 3 }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.slug} className={classNames(linked.card, styles.card)}>
          <div className={styles.cover}>
            <SiteDrawing scene={post.cover} />
          </div>
          <div className={styles.words}>
            <Heading className={classNames(styles.title, 'display')}>
              <Link to={paths.blogArticle(post.slug)} className={linked.link}>
                {post.title}
              </Link>
            </Heading>
            <p className={styles.description}>{post.description}</p>
            <PostFacts post={post} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** When it was written, and how long it takes. */
export function PostFacts({ post }: { post: BlogPost }) {
  return (
    <p className={styles.facts}>
      <DateText date={post.date} />
      <span aria-hidden="true"> · </span>
      <span className="tabular">{text.minutesMinRead({ minutes: post.minutes })}</span>
    </p>
  )
}
