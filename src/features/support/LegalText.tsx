import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import IconInfoCircle from '@tabler/icons-react/icons/IconInfoCircle';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import classes from './LegalText.module.css';
import { TitledSection } from './TitledSection';

interface LegalTextProps {
  title: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/** A short legal page with a notice that its text is a template (D-55). */
export function LegalText({ title, lead, sections }: LegalTextProps) {
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Alert className={classes.notice} color="amber" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden />}>
        This text is a template to replace with your own, checked by a lawyer, before you sell. It is not legal advice.
      </Alert>
      {sections.map(({ title: heading, paragraphs }) => (
        <TitledSection key={heading} title={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </TitledSection>
      ))}
    </div>
  );
}
