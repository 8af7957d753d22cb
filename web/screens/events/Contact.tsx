type ContactProps = { email: string | null | undefined; phone?: string | null };

/** How to reach a person: each a link of its own. */
export function Contact({ email, phone }: ContactProps) {
  return (
    <>
      {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </>
  );
}
