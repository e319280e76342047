// Imported for where it ends up: what stands here comes with the shop's own file, since most pages need it, or every list.
// Two dozen small files cost a phone more than their bytes.
import '@/features/catalogue/ProductGrid';
import '@/features/catalogue/ProductGrid';
import '@/features/catalogue/brands';
import '@/features/recently-viewed/useRecentlyViewed';
import '@/features/catalogue/useExternalChange';
import '@/pages/storefront/quickAdd';
import '@/ui/Crumbs';
import '@/ui/PageHeader';
import '@/ui/Spinner';
