import type { english } from './en.js';

/** The texts of mails in French. */
export const french: Record<keyof typeof english, string> = {
  hello: 'Bonjour {name},',
  'why.account': 'Vous recevez cet e-mail parce que vous avez un compte sur {site}.',
  'why.left': 'Vous recevez cet e-mail parce que vous aviez un compte sur {site}.',
  'why.address': 'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur {site}.',
  'why.staff': 'Vous recevez cet e-mail parce que vous modérez {site}.',
  'why.mail': 'Vous recevez cet e-mail parce que vous avez demandé les nouvelles de {site} par e-mail.',
  'why.digest': 'Vous recevez cet e-mail parce que vous avez demandé un e-mail par jour de {site}.',
  'why.mention': 'Vous recevez cet e-mail parce que quelqu’un vous a mentionné sur {site}.',
  'why.order': 'Vous recevez cet e-mail parce que la commande sur {site} est la vôtre ou celle de votre boutique.',
  'why.own': 'Vous recevez cet e-mail parce qu’il concerne quelque chose que vous avez publié sur {site}.',
  'why.watched': 'Vous recevez cet e-mail parce que vous suivez cela sur {site}.',
  no_reply: 'Ne répondez pas, s’il vous plaît : personne ne lit les réponses.',
  contact: 'Des questions ? Écrivez à {contact}.',
  link: '{label} :',
  sign_in: 'Se connecter',
  set_password: 'Choisir un nouveau mot de passe',
  read: 'Lire la suite',
  inbox: 'Voir toutes les notifications',
  settings: 'Paramètres de notification',
  unsubscribe: 'Se désabonner',

  taken: 'Vous avez déjà un compte',
  'taken.said':
    'Quelqu’un a saisi votre adresse pour le compte {name}. Rien n’a changé : elle appartient toujours à votre compte {own}.',
  'taken.then':
    'Si c’était vous, connectez-vous comme d’habitude, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre. Sinon, vous n’avez rien à faire.',
  confirm: 'Confirmez votre adresse e-mail',
  'confirm.said':
    'Est-ce bien votre adresse ? Alors confirmez-la pour votre compte {name}. Le lien fonctionne une fois, pendant 24 heures.',
  'confirm.link': 'Confirmer l’adresse',
  'confirm.not_you': 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
  address_changed: 'Votre adresse e-mail a changé',
  'address_changed.said': 'Le compte {name} utilise maintenant une autre adresse e-mail.',
  'address_changed.then':
    'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Contactez tout de suite les responsables de {origin}.',
  'reset.said':
    'Vous pouvez maintenant choisir un nouveau mot de passe pour votre compte {name}. Le lien fonctionne une fois, pendant une heure.',
  'reset.not_you': 'Si vous n’avez rien demandé, vous n’avez rien à faire. Votre mot de passe reste le même.',
  password_changed: 'Votre mot de passe a changé',
  'password_changed.said':
    'Le mot de passe de votre compte {name} a changé, et vous avez été déconnecté partout ailleurs.',
  'password_changed.then':
    'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, et révoquez toutes les clés d’API que vous ne reconnaissez pas.',
  approved: 'Votre compte est approuvé',
  'approved.said':
    'Bienvenue, {name}. Votre compte est approuvé : vous pouvez maintenant publier et créer des clés d’API.',
  refused: 'Votre compte n’a pas été approuvé',
  'refused.said': 'Nous sommes désolés : votre compte {name} n’a pas été approuvé, et il a été supprimé.',

  app: '{app} peut maintenant utiliser votre compte',
  'app.said': 'L’application {app} peut maintenant agir pour votre compte {name}. Elle peut :',
  'app.then': 'Si c’était vous, vous n’avez rien à faire. Sinon, révoquez son accès et changez votre mot de passe.',
  'app.link': 'Gérer les applications',
  'scope.read': 'lire vos données privées, comme vos fichiers, vos commandes et vos brouillons',
  'scope.write': 'publier, modifier, commander et supprimer en votre nom',
  'scope.upload': 'envoyer des fichiers et des vidéos',
  'scope.moderate': 'utiliser vos droits de modération',
  'scope.account': 'gérer votre compte',

  archive: 'Votre archive est prête',
  'archive.said':
    'Votre archive est prête. Vous pouvez la télécharger pendant {days, plural, one {# jour} other {# jours}}.',
  'archive.link': 'Télécharger l’archive',
  'archive.not_you':
    'Si vous n’avez rien demandé, quelqu’un d’autre est connecté à votre compte : changez votre mot de passe.',
  leaving: 'Votre compte va être supprimé',
  'leaving.said':
    'Vous nous avez demandé de supprimer votre compte {name}. Il est maintenant fermé, et sera supprimé le {at}.',
  'leaving.then': 'Vous avez changé d’avis ? Connectez-vous avant pour le garder.',
  'leaving.not_you':
    'Si vous n’avez rien demandé, quelqu’un d’autre connaît votre mot de passe : gardez le compte et changez le mot de passe.',
  left: 'Votre compte a été supprimé',
  'left.said': 'Votre compte {name} a été supprimé, et cette adresse aussi. C’est notre dernier e-mail pour vous.',

  'restricted.suspended': 'Votre compte est suspendu',
  'restricted.suspended.said':
    'Votre compte {name} est suspendu jusqu’au {until} : vous ne pouvez pas vous connecter, et ses clés d’API ne fonctionnent pas.',
  'restricted.suspended.for_now':
    'Votre compte {name} est suspendu jusqu’à ce que la modération en décide autrement : vous ne pouvez pas vous connecter, et ses clés d’API ne fonctionnent pas.',
  'restricted.silenced': 'Pour l’instant, vous ne pouvez pas publier',
  'restricted.silenced.said': 'Jusqu’au {until}, vous pouvez lire, mais pas publier.',
  'restricted.silenced.for_now':
    'Vous pouvez lire, mais pas publier, jusqu’à ce que la modération en décide autrement.',
  reason: 'Motif de la modération :',
  mistake: 'Si vous pensez que c’est une erreur, écrivez à {contact}.',
  hidden: 'La modération a masqué {yours}',
  'hidden.said': 'La modération a masqué {yours}. Seuls vous et la modération pouvez encore voir ce contenu.',
  edited: 'La modération a modifié {yours}',
  'edited.said': 'La modération a modifié {yours}. Votre texte se trouve toujours dans l’historique.',
  warned: 'Un avertissement de la modération',
  'warned.said': 'Vous avez un avertissement de la modération :',
  'warned.then': 'Lisez-le et confirmez-le dans votre profil. D’ici là, vous ne pouvez rien publier.',
  'warned.link': 'Confirmer l’avertissement',
  titled: '{yours} « {title} »',
  'yours.topic': 'votre sujet',
  'yours.reply': 'votre réponse',
  'yours.question': 'votre question',
  'yours.answer': 'votre réponse',
  'yours.post_comment': 'votre commentaire',
  'yours.product': 'votre produit',
  'yours.store': 'votre boutique',
  'yours.review': 'votre avis',
  'yours.video': 'votre vidéo',
  'yours.comment': 'votre commentaire sur une vidéo',
  'yours.announcement': 'votre annonce',
  'yours.other': 'votre publication',

  reports: '{count, plural, one {# signalement en attente} other {# signalements en attente}}',
  'reports.said': 'Des membres ont signalé quelque chose. Vous recevez cet e-mail au plus une fois par heure.',
  'reports.link': 'Signalements en attente',
  reviewed: 'Votre signalement a été examiné',
  'reviewed.upheld':
    'La modération a examiné votre signalement concernant {what}, et vous donne raison. Merci de nous avoir prévenus.',
  'reviewed.rejected':
    'La modération a examiné votre signalement concernant {what}, et ne voit pas de raison d’intervenir.',
  'one.topic': 'un sujet',
  'one.reply': 'une réponse',
  'one.question': 'une question',
  'one.answer': 'une réponse',
  'one.post_comment': 'un commentaire',
  'one.product': 'un produit',
  'one.store': 'une boutique',
  'one.review': 'un avis',
  'one.video': 'une vidéo',
  'one.comment': 'un commentaire sur une vidéo',
  'one.announcement': 'une annonce',
  'one.user': 'un membre',
  'one.other': 'une publication',

  'security.new_device': 'Une nouvelle connexion à votre compte',
  'security.new_device.said': 'Quelqu’un s’est connecté à votre compte {name} sur un nouvel appareil : {what}.',
  'security.webhook_created': 'Un nouveau webhook pour votre compte',
  'security.webhook_created.said': 'Votre compte {name} a un nouveau webhook : {what}',
  'security.key_created': 'Une nouvelle clé d’API pour votre compte',
  'security.key_created.said': 'Votre compte {name} a une nouvelle clé d’API : {what}.',
  'security.totp_added': 'Un second facteur a été ajouté',
  'security.totp_added.said':
    'Pour se connecter à votre compte {name}, il faut maintenant un code d’une application d’authentification.',
  'security.totp_removed': 'Un second facteur a été retiré',
  'security.totp_removed.said': 'Votre compte {name} ne demande plus de code d’une application d’authentification.',
  'security.passkey_added': 'Une clé d’accès a été ajoutée',
  'security.passkey_added.said': 'Votre compte {name} a une nouvelle clé d’accès : {what}.',
  'security.passkey_removed': 'Une clé d’accès a été retirée',
  'security.passkey_removed.said': 'Votre compte {name} n’a plus cette clé d’accès : {what}.',
  'security.recovery_codes_made': 'De nouveaux codes de récupération',
  'security.recovery_codes_made.said':
    'Votre compte {name} a de nouveaux codes de récupération. Les anciens ne fonctionnent plus.',
  'security.recovery_code_used': 'Un code de récupération a été utilisé',
  'security.recovery_code_used.said': 'Quelqu’un s’est connecté à votre compte {name} avec un code de récupération.',
  'security.identity_linked': 'Un nouveau moyen de vous connecter',
  'security.identity_linked.said': 'On peut maintenant se connecter à votre compte {name} avec {what}.',
  'security.identity_unlinked': 'Un moyen de vous connecter a été retiré',
  'security.identity_unlinked.said': 'On ne peut plus se connecter à votre compte {name} avec {what}.',
  'security.password_guessed': 'Quelqu’un essaie de deviner votre mot de passe',
  'security.password_guessed.said':
    'En une heure, cent mots de passe incorrects ont été saisis pour votre compte {name}. Jusqu’à la fin de l’heure, personne ne peut se connecter avec un mot de passe sur un nouvel appareil. Vous pouvez toujours vous connecter sur les appareils que vous avez déjà utilisés, avec une clé d’accès, ou après avoir choisi un nouveau mot de passe par e-mail.',
  'security.factors_reset': 'Vos seconds facteurs ont été retirés',
  'security.factors_reset.said': 'Votre compte {name} n’a plus de second facteur : un responsable du site l’a retiré.',
  'security.then':
    'Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe, et vérifiez si votre compte contient quelque chose qui ne vient pas de vous.',
  'security.link': 'Vérifier votre compte',

  webhook: 'Un webhook a été désactivé',
  'webhook.own': 'Un webhook de votre compte {name} a été désactivé : {url}',
  'webhook.site': 'Un webhook du site a été désactivé : {url}',
  'webhook.gone': 'Le destinataire a répondu qu’il n’existe plus (410).',
  'webhook.failing': 'Pendant cinq jours, rien n’a pu y être livré.',
  'webhook.then':
    'Quand le destinataire fonctionnera de nouveau, activez le webhook, et renvoyez les événements manqués.',
  'webhook.link': 'Comment fonctionnent les webhooks',

  news: '{count, plural, one {# notification} other {# notifications}}',
  'news.hello': 'Bonjour {name}, voici les nouveautés :',
};
