// Puts modules that most pages need into the app's first chunk, by importing them statically. In chunks of their own they
// cost more bytes and requests than they save: home loads 7 files and 187 KB (gzip) with this list, 21 files and 191 KB
// without it; Products 11 files instead of 28. A page of text pays 11 KB for it.
import '@/features/catalogue/ProductGrid';
import '@/features/catalogue/brands';
import '@/features/recently-viewed/useRecentlyViewed';
import '@/lib/useExternalChange';
import '@/pages/storefront/quickAdd';
import '@/ui/Breadcrumbs';
import '@/ui/PageHeader';
import '@/ui/Spinner';
