import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { slimPostgis } from './slim-postgis.ts';

/** What PGlite can load besides itself: PostGIS, and the trigrams of an index. Each opening of a folder needs them. */
export const EXTENSIONS = { postgis: slimPostgis, pg_trgm };
