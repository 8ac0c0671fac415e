/**
 * Agreement that both sides of a request can accept. No lawyer has checked it: have it checked before use. A changed text needs a
 * new version: an accepted text is kept word for word with the name.
 */
export const nda = {
  version: '2026-11',
  text: (brand: string) =>
    [
      `Mutual non-disclosure agreement between ${brand} ("we") and the person or company that accepts it with its name ("you").`,
      '1. What it is about. You consider giving us work, and for that both sides tell each other things that are not public: ideas, documents, data, code, prices, names of customers. All of that is confidential, in whatever form it comes, from the first message of this request on.',
      '2. What each side does. Each side uses what it learns only to talk about this work and to do it, shows it only to people who need it for that and are bound to the same, and protects it as well as its own secrets.',
      '3. What is not confidential. What is public without a breach of this agreement, what one side knew before or finds out by itself, and what a third party may pass on freely.',
      '4. What the law demands. A side that has to disclose something by law or by order of a court tells the other side first where it may, and discloses no more than it has to.',
      '5. Return. On request each side deletes or gives back what it got. Copies that the law wants kept, and backups until they are overwritten, stay confidential.',
      '6. Time. The agreement holds for three years from the later of the two dates of acceptance; for personal data and trade secrets as long as the law protects them.',
      '7. No more than that. Nobody gets a right to the ideas of the other side, and nobody has to buy or to sell anything.',
      '8. Form. It is accepted by both sides on the page of the request with name and date. Changes need the same form.',
    ].join('\n\n'),
};
