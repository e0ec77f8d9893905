import { type Db, only, prepare } from '../../database/db.ts'
import type { SearchWords } from './listing-filter.ts'
import { type WordShares, shareOfQuery, withoutPhrases } from './words-share.ts'

/*
 * How common a word is decides how it is looked for. PostgreSQL keeps the thousand most common words of the column for its
 * planner, fresh after each analyze; a word that is not among them is rarer than the last of them.
 */

const wordsOfSearch = prepare<{ query: string; nodes: number; homes: number; shares: WordShares | null }, [string]>(
  'search words',
  `select websearch_to_tsquery('english', $1)::text as query, numnode(websearch_to_tsquery('english', $1)) as nodes,
     (select reltuples from pg_class where oid = 'listing'::regclass) as homes,
     (select json_object_agg(word, coalesce(stats.shares[array_position(stats.words, word)], 0))
      from unnest(tsvector_to_array(to_tsvector('english', $1))) word
      left join (
        select most_common_elems::text::text[] as words, most_common_elem_freqs as shares
        from pg_stats where schemaname = current_schema() and tablename = 'listing' and attname = 'words'
      ) stats on true) as shares`,
)

/**
 * The index knows which homes have words, not where in their texts. So many are read to see whether the words of a phrase
 * stand together; where more may have them, as of "hardwood floors" in the country, having all of them is enough.
 */
const MOST_READ_FOR_A_PHRASE = 20_000

/** Null for words that are too common to search for ("the"): they exclude nothing. */
export async function findSearchWords(db: Db, typed: string): Promise<SearchWords | null> {
  const { query, nodes, homes, shares } = only(await db.prepared(wordsOfSearch, [typed]))
  if (nodes === 0) return null
  const share = shareOfQuery(query, shares ?? {})
  return { query: share * homes > MOST_READ_FOR_A_PHRASE ? withoutPhrases(query) : query, share }
}
