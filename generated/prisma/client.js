// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// c8604e810c1e859625f5085efa57c119b7e3da2f58af8f181006d184da71f763.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate",
  forward: "forward"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate
  forward

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// When they were last told by mail that something was reported, where they are staff.
  reportMailedAt  DateTime? @map("report_mailed_at") @db.Timestamptz(6)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")
  /// What they say of themselves.
  displayName     String?   @map("display_name") @db.VarChar(50)
  about           String?   @db.VarChar(2000)
  location        String?   @db.VarChar(100)
  website         String?   @db.VarChar(300)

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  topicReads      TopicRead[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  reviews         Review[]
  announcements   Announcement[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]
  removedBySteps  PersonRemoval[]  @relation("removed")
  begunRemovals   PersonRemoval[]  @relation("begun")

  @@map("users")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// The owner of the target; null without one.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// The text of content before an edit. There is no foreign key to the content, which is in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 for each content.
  number     Int
  /// The owner of the content, so that an erasure finds all that it has to delete; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// Why it was edited.
  reason     String?  @db.VarChar(1000)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// Content that is hidden, waits for approval or is deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where the service did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  items PersonRemovalItem[]

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// Everything of one person that is hidden or deleted in one step. Written by statements alone.
model PersonRemoval {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  actorId    Int       @map("actor_id")
  action     String    @db.VarChar(10)
  /// Null once the account is deleted.
  reason     String?   @db.VarChar(1000)
  state      String    @default("removing") @db.VarChar(10)
  items      Int       @default(0)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  finishedAt DateTime? @map("finished_at") @db.Timestamptz(6)

  user    User                @relation("removed", fields: [userId], references: [id], onDelete: Cascade)
  actor   User                @relation("begun", fields: [actorId], references: [id], onDelete: Cascade)
  removed PersonRemovalItem[]

  @@index([userId, id])
  @@map("person_removals")
}

/// What it has removed, and as what that was removed before; null if it was visible.
model PersonRemovalItem {
  removalId Int     @id @map("removal_id")
  stepId    Int     @map("step_id")
  state     String? @db.VarChar(10)
  reason    String? @db.VarChar(1000)
  actorId   Int?    @map("actor_id")

  removal Removal       @relation(fields: [removalId], references: [id], onDelete: Cascade, onUpdate: NoAction)
  step    PersonRemoval @relation(fields: [stepId], references: [id], onDelete: Cascade, onUpdate: NoAction)

  @@index([stepId, removalId])
  @@map("person_removal_items")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when other processes do not take it over from the one that makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

model Board {
  id          Int       @id @default(autoincrement())
  title       String    @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it was deleted with its topics. It cannot be seen until one of them is restored.
  deletedAt   DateTime? @map("deleted_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int       @id @default(autoincrement())
  boardId         Int       @map("board_id")
  authorId        Int       @map("author_id")
  title           String    @db.VarChar(200)
  content         String
  isSticky        Boolean   @default(false) @map("is_sticky")
  isLocked        Boolean   @default(false) @map("is_locked")
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt        DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy        Int?      @map("edited_by")
  /// The three fields below are kept by triggers.
  replyCount      Int       @default(0) @map("reply_count")
  lastReplyAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int       @default(0) @map("last_reply_user_id")

  board   Board       @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User        @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]
  reads   TopicRead[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@map("topics")
}

model Reply {
  id        Int       @id @default(autoincrement())
  topicId   Int       @map("topic_id")
  authorId  Int       @map("author_id")
  content   String
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@index([authorId, id])
  @@map("replies")
}

/// How far somebody has read a topic: up to the reply, or its own text alone (0).
model TopicRead {
  userId  Int      @map("user_id")
  topicId Int      @map("topic_id")
  replyId Int      @default(0) @map("reply_id")
  readAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("read_at") @db.Timestamptz(6)

  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)
  topic Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)

  @@id([userId, topicId])
  @@index([topicId])
  @@index([readAt])
  @@map("topic_reads")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Their id there: opaque, and never given to another person.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// Secrets that the servers on one database share. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt     DateTime?      @map("edited_at") @db.Timestamptz(6)
  editedBy     Int?           @map("edited_by")
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@map("questions")
}

model Answer {
  id         Int       @id @default(autoincrement())
  questionId Int       @map("question_id")
  authorId   Int       @map("author_id")
  body       String
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt   DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy   Int?      @map("edited_by")
  /// Kept by a trigger.
  voteScore  Int       @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

/// What a search over everything looks through: a row for each post that everybody may read. Written by triggers alone.
model SearchEntry {
  id         BigInt                  @id @default(autoincrement())
  type       String
  contentId  Int                     @map("content_id")
  threadType String                  @map("thread_type")
  threadId   Int                     @map("thread_id")
  authorId   Int?                    @map("author_id")
  area       String?
  createdAt  DateTime                @map("created_at") @db.Timestamptz(6)
  until      DateTime?               @db.Timestamptz(6)
  title      String?
  words      Unsupported("tsvector")

  @@unique([type, contentId])
  @@map("search_entries")
}

model SearchVocabulary {
  word String @id

  @@index([word(ops: raw("gin_trgm_ops"))], type: Gin)
  @@map("search_vocabulary")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The sum and the number of the ratings of its products, kept by a trigger.
  ratingSum   Int         @default(0) @map("rating_sum")
  ratingCount Int         @default(0) @map("rating_count")

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt     DateTime?     @map("edited_at") @db.Timestamptz(6)
  editedBy     Int?          @map("edited_by")
  /// A product that was ordered stays as a row when it is deleted, inactive and visible to no one.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")
  /// The sum, the number and the average of the ratings of its reviews; the average is 0 without any.
  ratingSum    Int           @default(0) @map("rating_sum")
  ratingCount  Int           @default(0) @map("rating_count")
  rating       Decimal       @default(0) @db.Decimal(3, 2)

  store   Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items   OrderItem[]
  reviews Review[]

  @@map("products")
}

/// What an admin announces to everybody, until a time or without an end.
model Announcement {
  id        Int       @id @default(autoincrement())
  authorId  Int       @map("author_id")
  title     String    @db.VarChar(200)
  body      String
  until     DateTime? @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  author User @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([authorId, id])
  @@map("announcements")
}

/// What a buyer says of a product, once for each.
model Review {
  id        Int       @id @default(autoincrement())
  productId Int       @map("product_id")
  authorId  Int       @map("author_id")
  rating    Int       @db.SmallInt
  title     String?   @db.VarChar(200)
  body      String    @default("")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")
  /// What the store's owner says to it.
  reply     String?
  repliedAt DateTime? @map("replied_at") @db.Timestamptz(6)

  /// A product that was reviewed was ordered, and so stays as a row when it is deleted.
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@unique([productId, authorId])
  @@index([productId, id])
  @@index([productId, rating, id])
  @@index([authorId, id])
  @@map("reviews")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)
  /// The first of the orders that were placed together, one for each store; null where there was one store.
  checkoutId       Int?        @map("checkout_id")
  disputeReason    String?     @map("dispute_reason") @db.VarChar(1000)

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int       @id @default(autoincrement())
  videoId   Int       @map("video_id")
  authorId  Int       @map("author_id")
  content   String
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@index([authorId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by each upload: of two that race for
/// the rest of a quota, the second sees the first here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// A backup that succeeded, and the time of its data.
model Backup {
  id         String   @id @db.VarChar(64)
  snapshotAt DateTime @map("snapshot_at") @db.Timestamptz(6)

  @@map("backups")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model RateLimit {
  /// Of a hash, which tells nothing of who was counted.
  key    String  @id
  points Int
  /// Milliseconds since 1970.
  expire BigInt?

  @@index([expire])
  @@map("rate_limits")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"topicReads","kind":"object","type":"TopicRead","relationName":"TopicReadToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"},{"name":"removedBySteps","kind":"object","type":"PersonRemoval","relationName":"removed"},{"name":"begunRemovals","kind":"object","type":"PersonRemoval","relationName":"begun"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"reason","kind":"scalar","type":"String"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"items","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalItemToRemoval"}],"dbName":"removals","schema":null},"PersonRemoval":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"user","kind":"object","type":"User","relationName":"removed"},{"name":"actor","kind":"object","type":"User","relationName":"begun"},{"name":"removed","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removals","schema":null},"PersonRemovalItem":{"fields":[{"name":"removalId","kind":"scalar","type":"Int","dbName":"removal_id"},{"name":"stepId","kind":"scalar","type":"Int","dbName":"step_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"removal","kind":"object","type":"Removal","relationName":"PersonRemovalItemToRemoval"},{"name":"step","kind":"object","type":"PersonRemoval","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removal_items","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"},{"name":"reads","kind":"object","type":"TopicRead","relationName":"TopicToTopicRead"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"TopicRead":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"replyId","kind":"scalar","type":"Int","dbName":"reply_id"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"user","kind":"object","type":"User","relationName":"TopicReadToUser"},{"name":"topic","kind":"object","type":"Topic","relationName":"TopicToTopicRead"}],"dbName":"topic_reads","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","reads","topicReads","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","actor","removal","step","removed","removedBySteps","begunRemovals","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","PersonRemoval.findUnique","PersonRemoval.findUniqueOrThrow","PersonRemoval.findFirst","PersonRemoval.findFirstOrThrow","PersonRemoval.findMany","PersonRemoval.createOne","PersonRemoval.createMany","PersonRemoval.createManyAndReturn","PersonRemoval.updateOne","PersonRemoval.updateMany","PersonRemoval.updateManyAndReturn","PersonRemoval.upsertOne","PersonRemoval.deleteOne","PersonRemoval.deleteMany","PersonRemoval.groupBy","PersonRemoval.aggregate","PersonRemovalItem.findUnique","PersonRemovalItem.findUniqueOrThrow","PersonRemovalItem.findFirst","PersonRemovalItem.findFirstOrThrow","PersonRemovalItem.findMany","PersonRemovalItem.createOne","PersonRemovalItem.createMany","PersonRemovalItem.createManyAndReturn","PersonRemovalItem.updateOne","PersonRemovalItem.updateMany","PersonRemovalItem.updateManyAndReturn","PersonRemovalItem.upsertOne","PersonRemovalItem.deleteOne","PersonRemovalItem.deleteMany","PersonRemovalItem.groupBy","PersonRemovalItem.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","TopicRead.findUnique","TopicRead.findUniqueOrThrow","TopicRead.findFirst","TopicRead.findFirstOrThrow","TopicRead.findMany","TopicRead.createOne","TopicRead.createMany","TopicRead.createManyAndReturn","TopicRead.updateOne","TopicRead.updateMany","TopicRead.updateManyAndReturn","TopicRead.upsertOne","TopicRead.deleteOne","TopicRead.deleteMany","TopicRead.groupBy","TopicRead.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","editedAt","editedBy","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","replyId","readAt","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","removalId","stepId","reason","actorId","action","finishedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","userId_topicId","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "lhqeBNgGPRAAAIYNACARAACHDQAgEgAAiA0AIBMAAIkNACAUAACKDQAgFQAAiw0AIBYAAIwNACAXAADhDAAgGwAAjQ0AIB0AAI4NACAeAADODAAgIwAAkA0AICUAAI8NACAnAACRDQAgLAAAkg0AIC4AAJYNACAwAACTDQAgMgAAlQ0AIDMAAJgNACA3AACUDQAgOAAAlw0AIDkAAJkNACA6AACaDQAgPQAAmw0AID4AAJsNACA_AACbDQAgQQAAnA0AIEIAAJwNACBDAACdDQAgRAAAng0AIEYAAJ8NACBHAACgDQAgTAAAoQ0AIE0AAKENACCuBwAAhA0AMK8HAACqAQAQsAcAAIQNADDABwIAAAABzQdAAOgLACHlBwEAiQwAIZkIQACKDAAh8ggBAAAAAf0IAQAAAAH-CEAAigwAIf8IAQCJDAAhgQkAAIUNgQkigglAAIoMACGDCUAAigwAIYQJAQCJDAAhhQlAAIoMACGGCUAAigwAIYcJAQCJDAAhiAlAAIoMACGJCQIA4QsAIYoJIACLDAAhiwlAAIoMACGMCSAAiwwAIY0JAQCJDAAhjgkBAIkMACGPCQEAiQwAIZAJAQCJDAAhAQAAAAEAIBIDAACUDAAgBQAA7A0AIA8AAO0NACCuBwAA6w0AMK8HAAADABCwBwAA6w0AMMAHAgDhCwAhxwcCAMEMACHIBwAA8QsAIM0HQADoCwAhzgdAAIoMACHTBwAB0QwAIdsHAgDhCwAh3QcBAOALACG0CEAAigwAIfoIAQDgCwAh-whAAIoMACH8CAIAwQwAIQgDAACyDwAgBQAAqxcAIA8AAK0XACDHBwAA7g0AIM4HAADuDQAgtAgAAO4NACD7CAAA7g0AIPwIAADuDQAgEgMAAJQMACAFAADsDQAgDwAA7Q0AIK4HAADrDQAwrwcAAAMAELAHAADrDQAwwAcCAAAAAccHAgDBDAAhyAcAAPELACDNB0AA6AsAIc4HQACKDAAh0wcAAQAAAdsHAgDhCwAh3QcBAOALACG0CEAAigwAIfoIAQDgCwAh-whAAIoMACH8CAIAwQwAIQMAAAADACABAAAEADACAAAFACAPBAAAlAwAIAwAAN8NACANAACIDQAgDgAAhg0AIK4HAADdDQAwrwcAAAcAELAHAADdDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHeBwEA4AsAId8HAAHeDQAh4AcAAIMMACDhBwAAgwwAIAEAAAAHACAMAwAAlAwAIAUAAOENACALAADqDQAgDAAA3w0AIK4HAADpDQAwrwcAAAkAELAHAADpDQAwwAcCAOELACHHBwIA4QsAIcgHAADxCwAgzQdAAOgLACHbBwIA4QsAIQQDAACyDwAgBQAAqxcAIAsAAK8XACAMAACqFwAgDQMAAJQMACAFAADhDQAgCwAA6g0AIAwAAN8NACCuBwAA6Q0AMK8HAAAJABCwBwAA6Q0AMMAHAgAAAAHHBwIA4QsAIcgHAADxCwAgzQdAAOgLACHbBwIA4QsAIZ0JAADoDQAgAwAAAAkAIAEAAAoAMAIAAAsAIBAGAADmDQAgCAAA5w0AIAkAAIYNACCuBwAA5Q0AMK8HAAANABCwBwAA5Q0AMMAHAgDhCwAhyAcAAPELACDLBwIA4QsAIc0HQADoCwAhzgdAAOgLACHWBwAB3g0AIdcHAQCJDAAh2AcBAIkMACHZB0AAigwAIdoHQACKDAAhCAYAAKwXACAIAACuFwAgCQAA_xYAINYHAADuDQAg1wcAAO4NACDYBwAA7g0AINkHAADuDQAg2gcAAO4NACAQBgAA5g0AIAgAAOcNACAJAACGDQAgrgcAAOUNADCvBwAADQAQsAcAAOUNADDABwIAAAAByAcAAPELACDLBwIA4QsAIc0HQADoCwAhzgdAAOgLACHWBwABAAAB1wcBAIkMACHYBwEAiQwAIdkHQACKDAAh2gdAAIoMACEDAAAADQAgAQAADgAwAgAADwAgCAcAAOQNACCuBwAA4w0AMK8HAAARABCwBwAA4w0AMM0HQADoCwAh0wcAAdEMACHUBwIA4QsAIdUHQACKDAAhAgcAAK0XACDVBwAA7g0AIAgHAADkDQAgrgcAAOMNADCvBwAAEQAQsAcAAOMNADDNB0AA6AsAIdMHAAEAAAHUBwIA4QsAIdUHQACKDAAhAwAAABEAIAEAABIAMAIAABMAIAMAAAADACABAAAEADACAAAFACABAAAAEQAgAQAAAAMAIA8FAADhDQAgBgAA4g0AIK4HAADgDQAwrwcAABgAELAHAADgDQAwxQcAAdEMACHGBwAB0QwAIccHAgDhCwAhyAcAAPELACDJBwIA4QsAIcoHQACKDAAhywcCAMEMACHMB0AAigwAIc0HQADoCwAhzgdAAOgLACEFBQAAqxcAIAYAAKwXACDKBwAA7g0AIMsHAADuDQAgzAcAAO4NACAPBQAA4Q0AIAYAAOINACCuBwAA4A0AMK8HAAAYABCwBwAA4A0AMMUHAAEAAAHGBwABAAABxwcCAOELACHIBwAA8QsAIMkHAgDhCwAhygdAAIoMACHLBwIAwQwAIcwHQACKDAAhzQdAAOgLACHOB0AA6AsAIQMAAAAYACABAAAZADACAAAaACABAAAACQAgAQAAAA0AIAEAAAAYACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAAGAAgAQAAAAMAIAEAAAANACAFBAAAsg8AIAwAAKoXACANAACBFwAgDgAA_xYAIN8HAADuDQAgDwQAAJQMACAMAADfDQAgDQAAiA0AIA4AAIYNACCuBwAA3Q0AMK8HAAAHABCwBwAA3Q0AMMAHAgAAAAHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHeBwEAAAAB3wcAAd4NACHgBwAAgwwAIOEHAACDDAAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAJACABAAAKADACAAALACAKAwAAlAwAIK4HAADWDAAwrwcAACkAELAHAADWDAAwzQdAAOgLACHbBwIA4QsAIbkIAQDgCwAhuggEAJMMACG7CAIA4QsAIbwIQACKDAAhAQAAACkAIAcDAACUDAAgrgcAANwNADCvBwAAKwAQsAcAANwNADDTBwAB0QwAIdUHQACKDAAh2wcCAOELACECAwAAsg8AINUHAADuDQAgCAMAAJQMACCuBwAA3A0AMK8HAAArABCwBwAA3A0AMNMHAAHRDAAh1QdAAIoMACHbBwIA4QsAIZwJAADbDQAgAwAAACsAIAEAACwAMAIAAC0AIA0DAACUDAAgrgcAANoNADCvBwAALwAQsAcAANoNADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHdBwEA4AsAIbQIQACKDAAhtQgAAdEMACG2CAAB0QwAIbcIBACTDAAhuAgAAIMMACACAwAAsg8AILQIAADuDQAgDQMAAJQMACCuBwAA2g0AMK8HAAAvABCwBwAA2g0AMMAHAgAAAAHNB0AA6AsAIdsHAgDhCwAh3QcBAOALACG0CEAAigwAIbUIAAEAAAG2CAAB0QwAIbcIBACTDAAhuAgAAIMMACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAJQMACCuBwAA2Q0AMK8HAAAzABCwBwAA2Q0AMMAHAgDhCwAhzQdAAOgLACHbBwIA4QsAIbIIAQDgCwAhswgBAOALACG0CEAAigwAIQIDAACyDwAgtAgAAO4NACALAwAAlAwAIK4HAADZDQAwrwcAADMAELAHAADZDQAwwAcCAAAAAc0HQADoCwAh2wcCAOELACGyCAEA4AsAIbMIAQDgCwAhtAhAAIoMACGbCQAA2A0AIAMAAAAzACABAAA0ADACAAA1ACAUGAAA1w0AIBkAAJQMACAbAACNDQAgHAAAjg0AIK4HAADWDQAwrwcAADcAELAHAADWDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh7wcBAOALACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACHICAIA4QsAIckIIACLDAAhygggAIsMACHLCAIA4QsAIcwIQADoCwAhzQgCAOELACEGGAAAqRcAIBkAALIPACAbAACGFwAgHAAAhxcAIPAHAADuDQAg8QcAAO4NACAUGAAA1w0AIBkAAJQMACAbAACNDQAgHAAAjg0AIK4HAADWDQAwrwcAADcAELAHAADWDQAwwAcCAAAAAc0HQADoCwAh7gcCAOELACHvBwEA4AsAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIcgIAgDhCwAhyQggAIsMACHKCCAAiwwAIcsIAgDhCwAhzAhAAOgLACHNCAIA4QsAIQMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADcAIAwZAACUDAAgGgAA1A0AIK4HAADVDQAwrwcAAD0AELAHAADVDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh7wcBAOALACHwB0AAigwAIfEHAgDBDAAhxQgCAOELACEEGQAAsg8AIBoAAKgXACDwBwAA7g0AIPEHAADuDQAgDBkAAJQMACAaAADUDQAgrgcAANUNADCvBwAAPQAQsAcAANUNADDABwIAAAABzQdAAOgLACHuBwIA4QsAIe8HAQDgCwAh8AdAAIoMACHxBwIAwQwAIcUIAgDhCwAhAwAAAD0AIAEAAD4AMAIAAD8AIAkDAACUDAAgGgAA1A0AIK4HAADTDQAwrwcAAEEAELAHAADTDQAw2wcCAOELACHFCAIA4QsAIcYIAgDhCwAhxwhAAOgLACECAwAAsg8AIBoAAKgXACAKAwAAlAwAIBoAANQNACCuBwAA0w0AMK8HAABBABCwBwAA0w0AMNsHAgDhCwAhxQgCAOELACHGCAIA4QsAIccIQADoCwAhmgkAANINACADAAAAQQAgAQAAQgAwAgAAQwAgAQAAAD0AIAEAAABBACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAEEAIAEAAEIAMAIAAEMAIBMZAACUDAAgHwAAzw0AICQAANANACAlAACPDQAgJgAA0Q0AIK4HAADNDQAwrwcAAEkAELAHAADNDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8AdAAIoMACHxBwIAwQwAIfMHAQDgCwAh-AcAAM4NrQgijwgBAOALACGrCAIAwQwAIa0IAgDBDAAhrggCAOELACEJGQAAsg8AIB8AAKYXACAkAAClFwAgJQAAiBcAICYAAKcXACDwBwAA7g0AIPEHAADuDQAgqwgAAO4NACCtCAAA7g0AIBQZAACUDAAgHwAAzw0AICQAANANACAlAACPDQAgJgAA0Q0AIK4HAADNDQAwrwcAAEkAELAHAADNDQAwwAcCAAAAAc0HQADoCwAh7gcCAOELACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACH4BwAAzg2tCCKPCAEA4AsAIasIAgDBDAAhrQgCAMEMACGuCAIA4QsAIZkJAADMDQAgAwAAAEkAIAEAAEoAMAIAAEsAIAceAADODAAgrgcAAM0MADCvBwAATQAQsAcAAM0MADDABwIA4QsAId0HAQDgCwAhkwgBAOALACEBAAAATQAgAwAAAEkAIAEAAEoAMAIAAEsAIAEAAABJACAPGQAAlAwAICAAAMUMACAhAADIDQAgIwAAkA0AIK4HAADHDQAwrwcAAFEAELAHAADHDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8AdAAIoMACHxBwIAwQwAIY8IAQDgCwAhqAgCAOELACGqCAIA4QsAIQEAAABRACABAAAASQAgCQMAAJQMACAiAADLDQAgrgcAAMoNADCvBwAAVAAQsAcAAMoNADDNB0AA6AsAIdsHAgDhCwAh8gcCAOELACGpCAIA4QsAIQIDAACyDwAgIgAApRcAIAoDAACUDAAgIgAAyw0AIK4HAADKDQAwrwcAAFQAELAHAADKDQAwzQdAAOgLACHbBwIA4QsAIfIHAgDhCwAhqQgCAOELACGYCQAAyQ0AIAMAAABUACABAABVADACAABWACABAAAAVAAgBhkAALIPACAgAACaEQAgIQAAmhEAICMAAIkXACDwBwAA7g0AIPEHAADuDQAgEBkAAJQMACAgAADFDAAgIQAAyA0AICMAAJANACCuBwAAxw0AMK8HAABRABCwBwAAxw0AMMAHAgAAAAHNB0AA6AsAIe4HAgDhCwAh8AdAAIoMACHxBwIAwQwAIY8IAQDgCwAhqAgCAOELACGqCAIA4QsAIZcJAADGDQAgAwAAAFEAIAEAAFkAMAIAAFoAIAUgAADFDAAgrgcAAMQMADCvBwAAXAAQsAcAAMQMADCoCAIA4QsAIQEAAABcACABAAAAUQAgAwAAAFEAIAEAAFkAMAIAAFoAIAMAAABUACABAABVADACAABWACALAwAAlAwAIK4HAADFDQAwrwcAAGEAELAHAADFDQAwsQcBAOALACHNB0AA6AsAIdsHAgDhCwAh-AcCAOELACGPCAEA4AsAIe8IAQDgCwAh8AgAAdEMACEBAwAAsg8AIAwDAACUDAAgrgcAAMUNADCvBwAAYQAQsAcAAMUNADCxBwEA4AsAIc0HQADoCwAh2wcCAOELACH4BwIA4QsAIY8IAQDgCwAh7wgBAOALACHwCAAB0QwAIZYJAADEDQAgAwAAAGEAIAEAAGIAMAIAAGMAIA8EAACUDAAgLwAAww0AIK4HAADBDQAwrwcAAGUAELAHAADBDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACH0BwEA4AsAIfgHAADCDaEIIpMIAQDgCwAhnggCAOELACGfCAIA4QsAIaEIIACLDAAhAgQAALIPACAvAACkFwAgDwQAAJQMACAvAADDDQAgrgcAAMENADCvBwAAZQAQsAcAAMENADDABwIAAAABzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh9AcBAOALACH4BwAAwg2hCCKTCAEAAAABnggCAOELACGfCAIA4QsAIaEIIACLDAAhAwAAAGUAIAEAAGYAMAIAAGcAIB4fAQDgCwAhKAAAwA0AICoAALINACAuAACWDQAgrgcAAL0NADCvBwAAaQAQsAcAAL0NADDABwIA4QsAIc0HQADoCwAh3AcCAMEMACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACH0BwEA4AsAIfgHAAC_DZgIIoAIAgDBDAAhgwgQALwNACGOCBAAvA0AIZMIAQCJDAAhlAgBAIkMACGVCBAAvg0AIZYIAgDhCwAhmAgBAIkMACGZCEAAigwAIZoIAgDhCwAhmwggAIsMACGcCAEA4AsAIZ0IAQDgCwAhnggCAOELACGfCAIA4QsAIQwoAACjFwAgKgAAnxcAIC4AAI8XACDcBwAA7g0AIPAHAADuDQAg8QcAAO4NACCACAAA7g0AIJMIAADuDQAglAgAAO4NACCVCAAA7g0AIJgIAADuDQAgmQgAAO4NACAeHwEA4AsAISgAAMANACAqAACyDQAgLgAAlg0AIK4HAAC9DQAwrwcAAGkAELAHAAC9DQAwwAcCAAAAAc0HQADoCwAh3AcCAMEMACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACH0BwEA4AsAIfgHAAC_DZgIIoAIAgDBDAAhgwgQALwNACGOCBAAvA0AIZMIAQCJDAAhlAgBAIkMACGVCBAAvg0AIZYIAgDhCwAhmAgBAIkMACGZCEAAigwAIZoIAgDhCwAhmwggAIsMACGcCAEA4AsAIZ0IAQDgCwAhnggCAOELACGfCAIA4QsAIQMAAABpACABAABqADACAABrACABAAAAZQAgDCsAALkNACAtAAC2DQAgrgcAALsNADCvBwAAbgAQsAcAALsNADDzBwEA4AsAIYAIAgDBDAAhgQgCAOELACGCCAIA4QsAIYMIEAC8DQAhhAgCAOELACGFCAEAiQwAIQQrAACiFwAgLQAAoRcAIIAIAADuDQAghQgAAO4NACANKwAAuQ0AIC0AALYNACCuBwAAuw0AMK8HAABuABCwBwAAuw0AMPMHAQDgCwAhgAgCAMEMACGBCAIA4QsAIYIIAgDhCwAhgwgQALwNACGECAIA4QsAIYUIAQCJDAAhlQkAALoNACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAYrAAC5DQAgrgcAALgNADCvBwAAcwAQsAcAALgNADCACAIA4QsAIYEIAgDhCwAhASsAAKIXACAHKwAAuQ0AIK4HAAC4DQAwrwcAAHMAELAHAAC4DQAwgAgCAOELACGBCAIA4QsAIZQJAAC3DQAgAwAAAHMAIAEAAHQAMAIAAHUAIAEAAABuACABAAAAcwAgEBkAAJQMACAtAAC2DQAgrgcAALUNADCvBwAAeQAQsAcAALUNADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHwB0AAigwAIfEHAgDBDAAh8wcBAIkMACGCCAIA4QsAIY4IAgDhCwAhjwgBAOALACGQCAEAiQwAIZEIQACKDAAhBxkAALIPACAtAAChFwAg8AcAAO4NACDxBwAA7g0AIPMHAADuDQAgkAgAAO4NACCRCAAA7g0AIBEZAACUDAAgLQAAtg0AIK4HAAC1DQAwrwcAAHkAELAHAAC1DQAwwAcCAAAAAc0HQADoCwAh7gcCAOELACHwB0AAigwAIfEHAgDBDAAh8wcBAIkMACGCCAIA4QsAIY4IAgDhCwAhjwgBAOALACGQCAEAiQwAIZEIQACKDAAhkwkAALQNACADAAAAeQAgAQAAegAwAgAAewAgAQAAAG4AIAEAAAB5ACABAAAAaQAgDykAAJQMACAqAACyDQAgLAAAsw0AIK4HAACvDQAwrwcAAIABABCwBwAArw0AMMAHAgDhCwAhzQdAAOgLACH4BwAAsQ2KCCKHCAAAsA2HCCKICAIA4QsAIYoIQACKDAAhiwgBAIkMACGMCAIAwQwAIY0IAQCJDAAhBykAALIPACAqAACfFwAgLAAAoBcAIIoIAADuDQAgiwgAAO4NACCMCAAA7g0AII0IAADuDQAgDykAAJQMACAqAACyDQAgLAAAsw0AIK4HAACvDQAwrwcAAIABABCwBwAArw0AMMAHAgAAAAHNB0AA6AsAIfgHAACxDYoIIocIAACwDYcIIogIAgDhCwAhighAAIoMACGLCAEAiQwAIYwIAgDBDAAhjQgBAIkMACEDAAAAgAEAIAEAAIEBADACAACCAQAgGRkAAJQMACAyAACVDQAgMwAAmA0AIDQAAK4NACA1AAClDQAgrgcAAKoNADCvBwAAhAEAELAHAACqDQAwwAcCAOELACHNB0AA6AsAIegHAQDgCwAh6QcEAJMMACHrBwEA4AsAIe4HAgDhCwAh8wcBAOALACH0BwEA4AsAIfYHAACrDfYHIvgHAACsDfgHIvkHCACtDQAh-gcCAMEMACH7BwIAwQwAIfwHAQCJDAAh_QcCAOELACH-BwIA4QsAIf8HAgDhCwAhCRkAALIPACAyAACOFwAgMwAAkRcAIDQAAJ4XACA1AACdFwAg-QcAAO4NACD6BwAA7g0AIPsHAADuDQAg_AcAAO4NACAZGQAAlAwAIDIAAJUNACAzAACYDQAgNAAArg0AIDUAAKUNACCuBwAAqg0AMK8HAACEAQAQsAcAAKoNADDABwIAAAABzQdAAOgLACHoBwEA4AsAIekHBACTDAAh6wcBAAAAAe4HAgDhCwAh8wcBAOALACH0BwEA4AsAIfYHAACrDfYHIvgHAACsDfgHIvkHCACtDQAh-gcCAMEMACH7BwIAwQwAIfwHAQCJDAAh_QcCAOELACH-BwIA4QsAIf8HAgDhCwAhAwAAAIQBACABAACFAQAwAgAAhgEAIAwZAACUDAAgMQAAmAwAIK4HAACpDQAwrwcAAIgBABCwBwAAqQ0AMMAHAgDhCwAhzQdAAOgLACHkBwIA4QsAIe4HAgDhCwAh7wcBAOALACHwB0AAigwAIfEHAgDBDAAhBBkAALIPACAxAACpDwAg8AcAAO4NACDxBwAA7g0AIAwZAACUDAAgMQAAmAwAIK4HAACpDQAwrwcAAIgBABCwBwAAqQ0AMMAHAgAAAAHNB0AA6AsAIeQHAgDhCwAh7gcCAOELACHvBwEA4AsAIfAHQACKDAAh8QcCAMEMACEDAAAAiAEAIAEAAIkBADACAACKAQAgCQMAAJQMACAxAACYDAAgrgcAAKgNADCvBwAAjAEAELAHAACoDQAwzQdAAOgLACHbBwIA4QsAIeQHAgDhCwAh8gcCAOELACECAwAAsg8AIDEAAKkPACAKAwAAlAwAIDEAAJgMACCuBwAAqA0AMK8HAACMAQAQsAcAAKgNADDNB0AA6AsAIdsHAgDhCwAh5AcCAOELACHyBwIA4QsAIZIJAACnDQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAYxAACYDAAgNAIA4QsAIa4HAACXDAAwrwcAAJABABCwBwAAlwwAMOQHAgDhCwAhAQAAAJABACANMQAAjQwAIDYAAIwMACCuBwAAiAwAMK8HAACSAQAQsAcAAIgMADDABwIA4QsAIc0HQADoCwAhzgdAAIoMACHiBwEA4AsAIeMHAgDBDAAh5AcCAMEMACHlBwEAiQwAIeYHIACLDAAhAQAAAJIBACAPBAAAlAwAIDUAAKUNACCuBwAApA0AMK8HAACUAQAQsAcAAKQNADDABwIA4QsAIc0HQADoCwAh3AcCAOELACHdBwEA4AsAIegHAQDgCwAh6QcEAJMMACHqBwEA4AsAIesHAQDgCwAh7AdAAOgLACHtBwEA4AsAIQEAAACUAQAgAQAAAJIBACABAAAAhAEAIAEAAACIAQAgAQAAAIwBACADAAAAiAEAIAEAAIkBADACAACKAQAgAwAAAHkAIAEAAHoAMAIAAHsAIAwZAACUDAAgrgcAAKYNADCvBwAAnAEAELAHAACmDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8AdAAIoMACHxBwIAwQwAIfMHAQDgCwAhjwgBAOALACGSCEAAigwAIQQZAACyDwAg8AcAAO4NACDxBwAA7g0AIJIIAADuDQAgDBkAAJQMACCuBwAApg0AMK8HAACcAQAQsAcAAKYNADDABwIAAAABzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIY8IAQDgCwAhkghAAIoMACEDAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAIEAACyDwAgNQAAnRcAIA8EAACUDAAgNQAApQ0AIK4HAACkDQAwrwcAAJQBABCwBwAApA0AMMAHAgAAAAHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHoBwEA4AsAIekHBACTDAAh6gcBAOALACHrBwEAAAAB7AdAAOgLACHtBwEA4AsAIQMAAACUAQAgAQAAoQEAMAIAAKIBACAHBAAAlAwAIDkCAOELACGuBwAAkgwAMK8HAACkAQAQsAcAAJIMADDcBwIA4QsAIecHBACTDAAhAQAAAKQBACATGQAAgQ0AIDsAAJQMACA8AACBDQAgrgcAAKINADCvBwAApgEAELAHAACiDQAwwAcCAOELACHNB0AA6AsAIe4HAgDBDAAh-AcAAKMN6Qgi2QgBAOALACHdCAEA4AsAId4IAgDhCwAh5ggCAOELACHnCAEAiQwAIekIAgDBDAAh6ggBAIkMACHrCEAAigwAIewIQACKDAAhCRkAALIPACA7AACyDwAgPAAAsg8AIO4HAADuDQAg5wgAAO4NACDpCAAA7g0AIOoIAADuDQAg6wgAAO4NACDsCAAA7g0AIBMZAACBDQAgOwAAlAwAIDwAAIENACCuBwAAog0AMK8HAACmAQAQsAcAAKINADDABwIAAAABzQdAAOgLACHuBwIAwQwAIfgHAACjDekIItkIAQDgCwAh3QgBAOALACHeCAIA4QsAIeYIAgDhCwAh5wgBAIkMACHpCAIAwQwAIeoIAQCJDAAh6whAAIoMACHsCEAAigwAIQMAAACmAQAgAQAApwEAMAIAAKgBACA9EAAAhg0AIBEAAIcNACASAACIDQAgEwAAiQ0AIBQAAIoNACAVAACLDQAgFgAAjA0AIBcAAOEMACAbAACNDQAgHQAAjg0AIB4AAM4MACAjAACQDQAgJQAAjw0AICcAAJENACAsAACSDQAgLgAAlg0AIDAAAJMNACAyAACVDQAgMwAAmA0AIDcAAJQNACA4AACXDQAgOQAAmQ0AIDoAAJoNACA9AACbDQAgPgAAmw0AID8AAJsNACBBAACcDQAgQgAAnA0AIEMAAJ0NACBEAACeDQAgRgAAnw0AIEcAAKANACBMAAChDQAgTQAAoQ0AIK4HAACEDQAwrwcAAKoBABCwBwAAhA0AMMAHAgDhCwAhzQdAAOgLACHlBwEAiQwAIZkIQACKDAAh8ggBAIkMACH9CAEA4AsAIf4IQACKDAAh_wgBAIkMACGBCQAAhQ2BCSKCCUAAigwAIYMJQACKDAAhhAkBAIkMACGFCUAAigwAIYYJQACKDAAhhwkBAIkMACGICUAAigwAIYkJAgDhCwAhigkgAIsMACGLCUAAigwAIYwJIACLDAAhjQkBAIkMACGOCQEAiQwAIY8JAQCJDAAhkAkBAIkMACEBAAAAqgEAIAEAAACqAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACAPBAAAgQ0AIEAAAJQMACCuBwAAgw0AMK8HAACvAQAQsAcAAIMNADC_B0AA6AsAIcAHAgDhCwAh3AcCAMEMACHzBwEAiQwAIY8IAQDgCwAh2QgBAIkMACHdCAEA4AsAId4IAgDhCwAh5AgCAOELACHlCAIA4QsAIQUEAACyDwAgQAAAsg8AINwHAADuDQAg8wcAAO4NACDZCAAA7g0AIBAEAACBDQAgQAAAlAwAIK4HAACDDQAwrwcAAK8BABCwBwAAgw0AML8HQADoCwAhwAcCAAAAAdwHAgDBDAAh8wcBAIkMACGPCAEA4AsAIdkIAQCJDAAh3QgBAOALACHeCAIA4QsAIeQIAgDhCwAh5QgCAOELACGRCQAAgg0AIAMAAACvAQAgAQAAsAEAMAIAALEBACABAAAAqgEAIAMAAACvAQAgAQAAsAEAMAIAALEBACAOAwAAgQ0AIFMAANsMACCuBwAAgA0AMK8HAAC1AQAQsAcAAIANADDABwIA4QsAIc0HQADoCwAh2wcCAMEMACHQCAIA4QsAIdUIAQCJDAAh9ggBAOALACH3CAEA4AsAIfgIQADoCwAh-QhAAIoMACEEAwAAsg8AINsHAADuDQAg1QgAAO4NACD5CAAA7g0AIA4DAACBDQAgUwAA2wwAIK4HAACADQAwrwcAALUBABCwBwAAgA0AMMAHAgAAAAHNB0AA6AsAIdsHAgDBDAAh0AgCAOELACHVCAEAiQwAIfYIAQDgCwAh9wgBAOALACH4CEAA6AsAIfkIQACKDAAhAwAAALUBACABAAC2AQAwAgAAtwEAIAEAAACqAQAgCwMAAJQMACCuBwAA_wwAMK8HAAC6AQAQsAcAAP8MADDNB0AA6AsAIc4HQADoCwAh0wcAAdEMACHVB0AAigwAIdsHAgDhCwAh8QgBAOALACHyCAEA4AsAIQIDAACyDwAg1QcAAO4NACALAwAAlAwAIK4HAAD_DAAwrwcAALoBABCwBwAA_wwAMM0HQADoCwAhzgdAAOgLACHTBwABAAAB1QdAAIoMACHbBwIA4QsAIfEIAQDgCwAh8ggBAOALACEDAAAAugEAIAEAALsBADACAAC8AQAgC0UAAJQMACCuBwAA_gwAMK8HAAC-AQAQsAcAAP4MADDABwIA4QsAIc0HQADoCwAhzgdAAOgLACHTBwAB0QwAIfMIAgDhCwAh9AgCAOELACH1CAIA4QsAIQFFAACyDwAgC0UAAJQMACCuBwAA_gwAMK8HAAC-AQAQsAcAAP4MADDABwIAAAABzQdAAOgLACHOB0AA6AsAIdMHAAEAAAHzCAIA4QsAIfQIAgDhCwAh9QgCAOELACEDAAAAvgEAIAEAAL8BADACAADAAQAgEwMAAJQMACCuBwAA_QwAMK8HAADCAQAQsAcAAP0MADDABwIA4QsAIcIHQACKDAAhygdAAOgLACHOB0AAigwAIdsHAgDhCwAh5wcEAJMMACHrBwEAiQwAIc8IAQDgCwAh0AgCAOELACHRCAIA4QsAIdIIAgDhCwAh0wgEAJMMACHUCAIA4QsAIdUIAQCJDAAh1ghAAIoMACEGAwAAsg8AIMIHAADuDQAgzgcAAO4NACDrBwAA7g0AINUIAADuDQAg1ggAAO4NACATAwAAlAwAIK4HAAD9DAAwrwcAAMIBABCwBwAA_QwAMMAHAgAAAAHCB0AAigwAIcoHQADoCwAhzgdAAIoMACHbBwIA4QsAIecHBACTDAAh6wcBAAAAAc8IAQDgCwAh0AgCAOELACHRCAIA4QsAIdIIAgDhCwAh0wgEAJMMACHUCAIA4QsAIdUIAQCJDAAh1ghAAIoMACEDAAAAwgEAIAEAAMMBADACAADEAQAgDwMAAJQMACAqAgDhCwAhSAAAlAwAIEsAAOcMACCuBwAA_AwAMK8HAADGAQAQsAcAAPwMADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHPCAEA4AsAIdkIAQCJDAAh2ggCAOELACHbCAEA4AsAIdwIQACKDAAhBQMAALIPACBIAACyDwAgSwAAnBMAINkIAADuDQAg3AgAAO4NACAPAwAAlAwAICoCAOELACFIAACUDAAgSwAA5wwAIK4HAAD8DAAwrwcAAMYBABCwBwAA_AwAMMAHAgAAAAHNB0AA6AsAIdsHAgDhCwAhzwgBAOALACHZCAEAiQwAIdoIAgDhCwAh2wgBAOALACHcCEAAigwAIQMAAADGAQAgAQAAxwEAMAIAAMgBACAKSQAA-gwAIEoAAPsMACCuBwAA-QwAMK8HAADKAQAQsAcAAPkMADDPCAEAiQwAIdcIAgDhCwAh2AgCAOELACHZCAEAiQwAIdoIAgDBDAAhBUkAAJsXACBKAACcFwAgzwgAAO4NACDZCAAA7g0AINoIAADuDQAgCkkAAPoMACBKAAD7DAAgrgcAAPkMADCvBwAAygEAELAHAAD5DAAwzwgBAIkMACHXCAIAAAAB2AgCAOELACHZCAEAiQwAIdoIAgDBDAAhAwAAAMoBACABAADLAQAwAgAAzAEAIAMAAADKAQAgAQAAywEAMAIAAMwBACABAAAAygEAIAEAAADKAQAgAwAAAMYBACABAADHAQAwAgAAyAEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEEAIAEAAABJACABAAAAUQAgAQAAAFQAIAEAAABhACABAAAAZQAgAQAAAIABACABAAAAhAEAIAEAAACIAQAgAQAAAHkAIAEAAACcAQAgAQAAAIwBACABAAAAlAEAIAEAAACmAQAgAQAAAKYBACABAAAApgEAIAEAAACvAQAgAQAAAK8BACABAAAAtQEAIAEAAAC6AQAgAQAAAL4BACABAAAAwgEAIAEAAADGAQAgAQAAAMYBACABAAAAAQAgMxAAAP8WACARAACAFwAgEgAAgRcAIBMAAIIXACAUAACDFwAgFQAAhBcAIBYAAIUXACAXAADkEgAgGwAAhhcAIB0AAIcXACAeAADzEQAgIwAAiRcAICUAAIgXACAnAACKFwAgLAAAixcAIC4AAI8XACAwAACMFwAgMgAAjhcAIDMAAJEXACA3AACNFwAgOAAAkBcAIDkAAJIXACA6AACTFwAgPQAAlBcAID4AAJQXACA_AACUFwAgQQAAlRcAIEIAAJUXACBDAACWFwAgRAAAlxcAIEYAAJgXACBHAACZFwAgTAAAmhcAIE0AAJoXACDlBwAA7g0AIJkIAADuDQAg8ggAAO4NACD-CAAA7g0AIP8IAADuDQAgggkAAO4NACCDCQAA7g0AIIQJAADuDQAghQkAAO4NACCGCQAA7g0AIIcJAADuDQAgiAkAAO4NACCLCQAA7g0AII0JAADuDQAgjgkAAO4NACCPCQAA7g0AIJAJAADuDQAgAwAAAKoBACABAADzAQAwAgAAAQAgAwAAAKoBACABAADzAQAwAgAAAQAgAwAAAKoBACABAADzAQAwAgAAAQAgOhAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAVMAAPcBACAYwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQFTAAD5AQAwAVMAAPkBADA6EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACECAAAAAQAgUwAA_AEAIBjABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhAgAAAKoBACBTAAD-AQAgAgAAAKoBACBTAAD-AQAgAwAAAAEAIFoAAPcBACBbAAD8AQAgAQAAAAEAIAEAAACqAQAgFgoAANgTACBgAADZEwAgYQAA3BMAIGIAANsTACBjAADaEwAg5QcAAO4NACCZCAAA7g0AIPIIAADuDQAg_ggAAO4NACD_CAAA7g0AIIIJAADuDQAggwkAAO4NACCECQAA7g0AIIUJAADuDQAghgkAAO4NACCHCQAA7g0AIIgJAADuDQAgiwkAAO4NACCNCQAA7g0AII4JAADuDQAgjwkAAO4NACCQCQAA7g0AIBuuBwAA9QwAMK8HAACFAgAQsAcAAPUMADDABwIA1AsAIc0HQADkCwAh5QcBAPwLACGZCEAA8gsAIfIIAQD8CwAh_QgBANMLACH-CEAA8gsAIf8IAQD8CwAhgQkAAPYMgQkigglAAPILACGDCUAA8gsAIYQJAQD8CwAhhQlAAPILACGGCUAA8gsAIYcJAQD8CwAhiAlAAPILACGJCQIA1AsAIYoJIACFDAAhiwlAAPILACGMCSAAhQwAIY0JAQD8CwAhjgkBAPwLACGPCQEA_AsAIZAJAQD8CwAhAwAAAKoBACABAACEAgAwXwAAhQIAIAMAAACqAQAgAQAA8wEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgDwMAALQOACAFAAC1DgAgDwAAgg8AIMAHAgAAAAHHBwIAAAAByAcAALMOACDNB0AAAAABzgdAAAAAAdMHAAEAAAHbBwIAAAAB3QcBAAAAAbQIQAAAAAH6CAEAAAAB-whAAAAAAfwIAgAAAAEBUwAAjQIAIAzABwIAAAABxwcCAAAAAcgHAACzDgAgzQdAAAAAAc4HQAAAAAHTBwABAAAB2wcCAAAAAd0HAQAAAAG0CEAAAAAB-ggBAAAAAfsIQAAAAAH8CAIAAAABAVMAAI8CADABUwAAjwIAMAEAAAAHACABAAAADQAgDwMAALAOACAFAACxDgAgDwAAgA8AIMAHAgD1DQAhxwcCAIwOACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AIdsHAgD1DQAh3QcBAPQNACG0CEAAiw4AIfoIAQD0DQAh-whAAIsOACH8CAIAjA4AIQIAAAAFACBTAACUAgAgDMAHAgD1DQAhxwcCAIwOACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AIdsHAgD1DQAh3QcBAPQNACG0CEAAiw4AIfoIAQD0DQAh-whAAIsOACH8CAIAjA4AIQIAAAADACBTAACWAgAgAgAAAAMAIFMAAJYCACABAAAABwAgAQAAAA0AIAMAAAAFACBaAACNAgAgWwAAlAIAIAEAAAAFACABAAAAAwAgCgoAANMTACBgAADUEwAgYQAA1xMAIGIAANYTACBjAADVEwAgxwcAAO4NACDOBwAA7g0AILQIAADuDQAg-wgAAO4NACD8CAAA7g0AIA-uBwAA9AwAMK8HAACfAgAQsAcAAPQMADDABwIA1AsAIccHAgDzCwAhyAcAAPELACDNB0AA5AsAIc4HQADyCwAh0wcAAfALACHbBwIA1AsAId0HAQDTCwAhtAhAAPILACH6CAEA0wsAIfsIQADyCwAh_AgCAPMLACEDAAAAAwAgAQAAngIAMF8AAJ8CACADAAAAAwAgAQAABAAwAgAABQAgAQAAALcBACABAAAAtwEAIAMAAAC1AQAgAQAAtgEAMAIAALcBACADAAAAtQEAIAEAALYBADACAAC3AQAgAwAAALUBACABAAC2AQAwAgAAtwEAIAsDAADSEwAgU4AAAAABwAcCAAAAAc0HQAAAAAHbBwIAAAAB0AgCAAAAAdUIAQAAAAH2CAEAAAAB9wgBAAAAAfgIQAAAAAH5CEAAAAABAVMAAKcCACAKU4AAAAABwAcCAAAAAc0HQAAAAAHbBwIAAAAB0AgCAAAAAdUIAQAAAAH2CAEAAAAB9wgBAAAAAfgIQAAAAAH5CEAAAAABAVMAAKkCADABUwAAqQIAMAEAAACqAQAgCwMAANETACBTgAAAAAHABwIA9Q0AIc0HQAD6DQAh2wcCAIwOACHQCAIA9Q0AIdUIAQCgDgAh9ggBAPQNACH3CAEA9A0AIfgIQAD6DQAh-QhAAIsOACECAAAAtwEAIFMAAK0CACAKU4AAAAABwAcCAPUNACHNB0AA-g0AIdsHAgCMDgAh0AgCAPUNACHVCAEAoA4AIfYIAQD0DQAh9wgBAPQNACH4CEAA-g0AIfkIQACLDgAhAgAAALUBACBTAACvAgAgAgAAALUBACBTAACvAgAgAQAAAKoBACADAAAAtwEAIFoAAKcCACBbAACtAgAgAQAAALcBACABAAAAtQEAIAgKAADMEwAgYAAAzRMAIGEAANATACBiAADPEwAgYwAAzhMAINsHAADuDQAg1QgAAO4NACD5CAAA7g0AIA1TAADYDAAgrgcAAPMMADCvBwAAtwIAELAHAADzDAAwwAcCANQLACHNB0AA5AsAIdsHAgDzCwAh0AgCANQLACHVCAEA_AsAIfYIAQDTCwAh9wgBANMLACH4CEAA5AsAIfkIQADyCwAhAwAAALUBACABAAC2AgAwXwAAtwIAIAMAAAC1AQAgAQAAtgEAMAIAALcBACABAAAAwAEAIAEAAADAAQAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAMAAAC-AQAgAQAAvwEAMAIAAMABACADAAAAvgEAIAEAAL8BADACAADAAQAgCEUAAMsTACDABwIAAAABzQdAAAAAAc4HQAAAAAHTBwABAAAB8wgCAAAAAfQIAgAAAAH1CAIAAAABAVMAAL8CACAHwAcCAAAAAc0HQAAAAAHOB0AAAAAB0wcAAQAAAfMIAgAAAAH0CAIAAAAB9QgCAAAAAQFTAADBAgAwAVMAAMECADAIRQAAyhMAIMAHAgD1DQAhzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh8wgCAPUNACH0CAIA9Q0AIfUIAgD1DQAhAgAAAMABACBTAADEAgAgB8AHAgD1DQAhzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh8wgCAPUNACH0CAIA9Q0AIfUIAgD1DQAhAgAAAL4BACBTAADGAgAgAgAAAL4BACBTAADGAgAgAwAAAMABACBaAAC_AgAgWwAAxAIAIAEAAADAAQAgAQAAAL4BACAFCgAAxRMAIGAAAMYTACBhAADJEwAgYgAAyBMAIGMAAMcTACAKrgcAAPIMADCvBwAAzQIAELAHAADyDAAwwAcCANQLACHNB0AA5AsAIc4HQADkCwAh0wcAAfALACHzCAIA1AsAIfQIAgDUCwAh9QgCANQLACEDAAAAvgEAIAEAAMwCADBfAADNAgAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAEAAAC8AQAgAQAAALwBACADAAAAugEAIAEAALsBADACAAC8AQAgAwAAALoBACABAAC7AQAwAgAAvAEAIAMAAAC6AQAgAQAAuwEAMAIAALwBACAIAwAAxBMAIM0HQAAAAAHOB0AAAAAB0wcAAQAAAdUHQAAAAAHbBwIAAAAB8QgBAAAAAfIIAQAAAAEBUwAA1QIAIAfNB0AAAAABzgdAAAAAAdMHAAEAAAHVB0AAAAAB2wcCAAAAAfEIAQAAAAHyCAEAAAABAVMAANcCADABUwAA1wIAMAgDAADDEwAgzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh1QdAAIsOACHbBwIA9Q0AIfEIAQD0DQAh8ggBAPQNACECAAAAvAEAIFMAANoCACAHzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh1QdAAIsOACHbBwIA9Q0AIfEIAQD0DQAh8ggBAPQNACECAAAAugEAIFMAANwCACACAAAAugEAIFMAANwCACADAAAAvAEAIFoAANUCACBbAADaAgAgAQAAALwBACABAAAAugEAIAYKAAC-EwAgYAAAvxMAIGEAAMITACBiAADBEwAgYwAAwBMAINUHAADuDQAgCq4HAADxDAAwrwcAAOMCABCwBwAA8QwAMM0HQADkCwAhzgdAAOQLACHTBwAB8AsAIdUHQADyCwAh2wcCANQLACHxCAEA0wsAIfIIAQDTCwAhAwAAALoBACABAADiAgAwXwAA4wIAIAMAAAC6AQAgAQAAuwEAMAIAALwBACABAAAAYwAgAQAAAGMAIAMAAABhACABAABiADACAABjACADAAAAYQAgAQAAYgAwAgAAYwAgAwAAAGEAIAEAAGIAMAIAAGMAIAgDAAC9EwAgsQcBAAAAAc0HQAAAAAHbBwIAAAAB-AcCAAAAAY8IAQAAAAHvCAEAAAAB8AgAAQAAAQFTAADrAgAgB7EHAQAAAAHNB0AAAAAB2wcCAAAAAfgHAgAAAAGPCAEAAAAB7wgBAAAAAfAIAAEAAAEBUwAA7QIAMAFTAADtAgAwCAMAALwTACCxBwEA9A0AIc0HQAD6DQAh2wcCAPUNACH4BwIA9Q0AIY8IAQD0DQAh7wgBAPQNACHwCAABiQ4AIQIAAABjACBTAADwAgAgB7EHAQD0DQAhzQdAAPoNACHbBwIA9Q0AIfgHAgD1DQAhjwgBAPQNACHvCAEA9A0AIfAIAAGJDgAhAgAAAGEAIFMAAPICACACAAAAYQAgUwAA8gIAIAMAAABjACBaAADrAgAgWwAA8AIAIAEAAABjACABAAAAYQAgBQoAALcTACBgAAC4EwAgYQAAuxMAIGIAALoTACBjAAC5EwAgCq4HAADwDAAwrwcAAPkCABCwBwAA8AwAMLEHAQDTCwAhzQdAAOQLACHbBwIA1AsAIfgHAgDUCwAhjwgBANMLACHvCAEA0wsAIfAIAAHwCwAhAwAAAGEAIAEAAPgCADBfAAD5AgAgAwAAAGEAIAEAAGIAMAIAAGMAIAyuBwAA7wwAMK8HAAD_AgAQsAcAAO8MADC_B0AA6AsAIcAHAgAAAAHZCAEAiQwAIdoIAgDBDAAh2wgBAOALACHdCAEA4AsAId4IAgDBDAAh7QgBAIkMACHuCAAA2wwAIAEAAAD8AgAgAQAAAPwCACAMrgcAAO8MADCvBwAA_wIAELAHAADvDAAwvwdAAOgLACHABwIA4QsAIdkIAQCJDAAh2ggCAMEMACHbCAEA4AsAId0IAQDgCwAh3ggCAMEMACHtCAEAiQwAIe4IAADbDAAgBNkIAADuDQAg2ggAAO4NACDeCAAA7g0AIO0IAADuDQAgAwAAAP8CACABAACAAwAwAgAA_AIAIAMAAAD_AgAgAQAAgAMAMAIAAPwCACADAAAA_wIAIAEAAIADADACAAD8AgAgCb8HQAAAAAHABwIAAAAB2QgBAAAAAdoIAgAAAAHbCAEAAAAB3QgBAAAAAd4IAgAAAAHtCAEAAAAB7giAAAAAAQFTAACEAwAgCb8HQAAAAAHABwIAAAAB2QgBAAAAAdoIAgAAAAHbCAEAAAAB3QgBAAAAAd4IAgAAAAHtCAEAAAAB7giAAAAAAQFTAACGAwAwAVMAAIYDADAJvwdAAPoNACHABwIA9Q0AIdkIAQCgDgAh2ggCAIwOACHbCAEA9A0AId0IAQD0DQAh3ggCAIwOACHtCAEAoA4AIe4IgAAAAAECAAAA_AIAIFMAAIkDACAJvwdAAPoNACHABwIA9Q0AIdkIAQCgDgAh2ggCAIwOACHbCAEA9A0AId0IAQD0DQAh3ggCAIwOACHtCAEAoA4AIe4IgAAAAAECAAAA_wIAIFMAAIsDACACAAAA_wIAIFMAAIsDACADAAAA_AIAIFoAAIQDACBbAACJAwAgAQAAAPwCACABAAAA_wIAIAkKAACyEwAgYAAAsxMAIGEAALYTACBiAAC1EwAgYwAAtBMAINkIAADuDQAg2ggAAO4NACDeCAAA7g0AIO0IAADuDQAgDK4HAADuDAAwrwcAAJIDABCwBwAA7gwAML8HQADkCwAhwAcCANQLACHZCAEA_AsAIdoIAgDzCwAh2wgBANMLACHdCAEA0wsAId4IAgDzCwAh7QgBAPwLACHuCAAA2AwAIAMAAAD_AgAgAQAAkQMAMF8AAJIDACADAAAA_wIAIAEAAIADADACAAD8AgAgAQAAAKgBACABAAAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACADAAAApgEAIAEAAKcBADACAACoAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIBAZAACwEwAgOwAArxMAIDwAALETACDABwIAAAABzQdAAAAAAe4HAgAAAAH4BwAAAOkIAtkIAQAAAAHdCAEAAAAB3ggCAAAAAeYIAgAAAAHnCAEAAAAB6QgCAAAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQFTAACaAwAgDcAHAgAAAAHNB0AAAAAB7gcCAAAAAfgHAAAA6QgC2QgBAAAAAd0IAQAAAAHeCAIAAAAB5ggCAAAAAecIAQAAAAHpCAIAAAAB6ggBAAAAAesIQAAAAAHsCEAAAAABAVMAAJwDADABUwAAnAMAMAEAAACqAQAgAQAAAKoBACAQGQAArRMAIDsAAKwTACA8AACuEwAgwAcCAPUNACHNB0AA-g0AIe4HAgCMDgAh-AcAAKsT6Qgi2QgBAPQNACHdCAEA9A0AId4IAgD1DQAh5ggCAPUNACHnCAEAoA4AIekIAgCMDgAh6ggBAKAOACHrCEAAiw4AIewIQACLDgAhAgAAAKgBACBTAAChAwAgDcAHAgD1DQAhzQdAAPoNACHuBwIAjA4AIfgHAACrE-kIItkIAQD0DQAh3QgBAPQNACHeCAIA9Q0AIeYIAgD1DQAh5wgBAKAOACHpCAIAjA4AIeoIAQCgDgAh6whAAIsOACHsCEAAiw4AIQIAAACmAQAgUwAAowMAIAIAAACmAQAgUwAAowMAIAEAAACqAQAgAQAAAKoBACADAAAAqAEAIFoAAJoDACBbAAChAwAgAQAAAKgBACABAAAApgEAIAsKAACmEwAgYAAApxMAIGEAAKoTACBiAACpEwAgYwAAqBMAIO4HAADuDQAg5wgAAO4NACDpCAAA7g0AIOoIAADuDQAg6wgAAO4NACDsCAAA7g0AIBCuBwAA6gwAMK8HAACsAwAQsAcAAOoMADDABwIA1AsAIc0HQADkCwAh7gcCAPMLACH4BwAA6wzpCCLZCAEA0wsAId0IAQDTCwAh3ggCANQLACHmCAIA1AsAIecIAQD8CwAh6QgCAPMLACHqCAEA_AsAIesIQADyCwAh7AhAAPILACEDAAAApgEAIAEAAKsDADBfAACsAwAgAwAAAKYBACABAACnAQAwAgAAqAEAIAEAAACxAQAgAQAAALEBACADAAAArwEAIAEAALABADACAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACAMBAAApBMAIEAAAKUTACC_B0AAAAABwAcCAAAAAdwHAgAAAAHzBwEAAAABjwgBAAAAAdkIAQAAAAHdCAEAAAAB3ggCAAAAAeQIAgAAAAHlCAIAAAABAVMAALQDACAKvwdAAAAAAcAHAgAAAAHcBwIAAAAB8wcBAAAAAY8IAQAAAAHZCAEAAAAB3QgBAAAAAd4IAgAAAAHkCAIAAAAB5QgCAAAAAQFTAAC2AwAwAVMAALYDADABAAAAqgEAIAwEAACiEwAgQAAAoxMAIL8HQAD6DQAhwAcCAPUNACHcBwIAjA4AIfMHAQCgDgAhjwgBAPQNACHZCAEAoA4AId0IAQD0DQAh3ggCAPUNACHkCAIA9Q0AIeUIAgD1DQAhAgAAALEBACBTAAC6AwAgCr8HQAD6DQAhwAcCAPUNACHcBwIAjA4AIfMHAQCgDgAhjwgBAPQNACHZCAEAoA4AId0IAQD0DQAh3ggCAPUNACHkCAIA9Q0AIeUIAgD1DQAhAgAAAK8BACBTAAC8AwAgAgAAAK8BACBTAAC8AwAgAQAAAKoBACADAAAAsQEAIFoAALQDACBbAAC6AwAgAQAAALEBACABAAAArwEAIAgKAACdEwAgYAAAnhMAIGEAAKETACBiAACgEwAgYwAAnxMAINwHAADuDQAg8wcAAO4NACDZCAAA7g0AIA2uBwAA6QwAMK8HAADEAwAQsAcAAOkMADC_B0AA5AsAIcAHAgDUCwAh3AcCAPMLACHzBwEA_AsAIY8IAQDTCwAh2QgBAPwLACHdCAEA0wsAId4IAgDUCwAh5AgCANQLACHlCAIA1AsAIQMAAACvAQAgAQAAwwMAMF8AAMQDACADAAAArwEAIAEAALABADACAACxAQAgEioAAOcMACCuBwAA5gwAMK8HAADKAwAQsAcAAOYMADC_B0AA6AsAIcAHAgAAAAHuBwIAwQwAIfMHAQCJDAAhzwgBAOALACHZCAEAiQwAIdoIAgDBDAAh3QgBAOALACHeCAIA4QsAId8IAgDBDAAh4AgBAOALACHhCAEAiQwAIeIIIACLDAAh4wgAAOgMACABAAAAxwMAIAEAAADHAwAgESoAAOcMACCuBwAA5gwAMK8HAADKAwAQsAcAAOYMADC_B0AA6AsAIcAHAgDhCwAh7gcCAMEMACHzBwEAiQwAIc8IAQDgCwAh2QgBAIkMACHaCAIAwQwAId0IAQDgCwAh3ggCAOELACHfCAIAwQwAIeAIAQDgCwAh4QgBAIkMACHiCCAAiwwAIQcqAACcEwAg7gcAAO4NACDzBwAA7g0AINkIAADuDQAg2ggAAO4NACDfCAAA7g0AIOEIAADuDQAgAwAAAMoDACABAADLAwAwAgAAxwMAIAMAAADKAwAgAQAAywMAMAIAAMcDACADAAAAygMAIAEAAMsDADACAADHAwAgDioAAJsTACC_B0AAAAABwAcCAAAAAe4HAgAAAAHzBwEAAAABzwgBAAAAAdkIAQAAAAHaCAIAAAAB3QgBAAAAAd4IAgAAAAHfCAIAAAAB4AgBAAAAAeEIAQAAAAHiCCAAAAABAVMAAM8DACANvwdAAAAAAcAHAgAAAAHuBwIAAAAB8wcBAAAAAc8IAQAAAAHZCAEAAAAB2ggCAAAAAd0IAQAAAAHeCAIAAAAB3wgCAAAAAeAIAQAAAAHhCAEAAAAB4gggAAAAAQFTAADRAwAwAVMAANEDADAOKgAAkRMAIL8HQAD6DQAhwAcCAPUNACHuBwIAjA4AIfMHAQCgDgAhzwgBAPQNACHZCAEAoA4AIdoIAgCMDgAh3QgBAPQNACHeCAIA9Q0AId8IAgCMDgAh4AgBAPQNACHhCAEAoA4AIeIIIACjDwAhAgAAAMcDACBTAADUAwAgDb8HQAD6DQAhwAcCAPUNACHuBwIAjA4AIfMHAQCgDgAhzwgBAPQNACHZCAEAoA4AIdoIAgCMDgAh3QgBAPQNACHeCAIA9Q0AId8IAgCMDgAh4AgBAPQNACHhCAEAoA4AIeIIIACjDwAhAgAAAMoDACBTAADWAwAgAgAAAMoDACBTAADWAwAgAwAAAMcDACBaAADPAwAgWwAA1AMAIAEAAADHAwAgAQAAAMoDACALCgAAjBMAIGAAAI0TACBhAACQEwAgYgAAjxMAIGMAAI4TACDuBwAA7g0AIPMHAADuDQAg2QgAAO4NACDaCAAA7g0AIN8IAADuDQAg4QgAAO4NACAQrgcAAOUMADCvBwAA3QMAELAHAADlDAAwvwdAAOQLACHABwIA1AsAIe4HAgDzCwAh8wcBAPwLACHPCAEA0wsAIdkIAQD8CwAh2ggCAPMLACHdCAEA0wsAId4IAgDUCwAh3wgCAPMLACHgCAEA0wsAIeEIAQD8CwAh4gggAIUMACEDAAAAygMAIAEAANwDADBfAADdAwAgAwAAAMoDACABAADLAwAwAgAAxwMAIAEAAADIAQAgAQAAAMgBACADAAAAxgEAIAEAAMcBADACAADIAQAgAwAAAMYBACABAADHAQAwAgAAyAEAIAMAAADGAQAgAQAAxwEAMAIAAMgBACAMAwAAiRMAICoCAAAAAUgAAIoTACBLAACLEwAgwAcCAAAAAc0HQAAAAAHbBwIAAAABzwgBAAAAAdkIAQAAAAHaCAIAAAAB2wgBAAAAAdwIQAAAAAEBUwAA5QMAIAkqAgAAAAHABwIAAAABzQdAAAAAAdsHAgAAAAHPCAEAAAAB2QgBAAAAAdoIAgAAAAHbCAEAAAAB3AhAAAAAAQFTAADnAwAwAVMAAOcDADAMAwAA-hIAICoCAPUNACFIAAD7EgAgSwAA_BIAIMAHAgD1DQAhzQdAAPoNACHbBwIA9Q0AIc8IAQD0DQAh2QgBAKAOACHaCAIA9Q0AIdsIAQD0DQAh3AhAAIsOACECAAAAyAEAIFMAAOoDACAJKgIA9Q0AIcAHAgD1DQAhzQdAAPoNACHbBwIA9Q0AIc8IAQD0DQAh2QgBAKAOACHaCAIA9Q0AIdsIAQD0DQAh3AhAAIsOACECAAAAxgEAIFMAAOwDACACAAAAxgEAIFMAAOwDACADAAAAyAEAIFoAAOUDACBbAADqAwAgAQAAAMgBACABAAAAxgEAIAcKAAD1EgAgYAAA9hIAIGEAAPkSACBiAAD4EgAgYwAA9xIAINkIAADuDQAg3AgAAO4NACAMKgIA1AsAIa4HAADkDAAwrwcAAPMDABCwBwAA5AwAMMAHAgDUCwAhzQdAAOQLACHbBwIA1AsAIc8IAQDTCwAh2QgBAPwLACHaCAIA1AsAIdsIAQDTCwAh3AhAAPILACEDAAAAxgEAIAEAAPIDADBfAADzAwAgAwAAAMYBACABAADHAQAwAgAAyAEAIAEAAADMAQAgAQAAAMwBACADAAAAygEAIAEAAMsBADACAADMAQAgAwAAAMoBACABAADLAQAwAgAAzAEAIAMAAADKAQAgAQAAywEAMAIAAMwBACAHSQAA8xIAIEoAAPQSACDPCAEAAAAB1wgCAAAAAdgIAgAAAAHZCAEAAAAB2ggCAAAAAQFTAAD7AwAgBc8IAQAAAAHXCAIAAAAB2AgCAAAAAdkIAQAAAAHaCAIAAAABAVMAAP0DADABUwAA_QMAMAdJAADxEgAgSgAA8hIAIM8IAQCgDgAh1wgCAPUNACHYCAIA9Q0AIdkIAQCgDgAh2ggCAIwOACECAAAAzAEAIFMAAIAEACAFzwgBAKAOACHXCAIA9Q0AIdgIAgD1DQAh2QgBAKAOACHaCAIAjA4AIQIAAADKAQAgUwAAggQAIAIAAADKAQAgUwAAggQAIAMAAADMAQAgWgAA-wMAIFsAAIAEACABAAAAzAEAIAEAAADKAQAgCAoAAOwSACBgAADtEgAgYQAA8BIAIGIAAO8SACBjAADuEgAgzwgAAO4NACDZCAAA7g0AINoIAADuDQAgCK4HAADjDAAwrwcAAIkEABCwBwAA4wwAMM8IAQD8CwAh1wgCANQLACHYCAIA1AsAIdkIAQD8CwAh2ggCAPMLACEDAAAAygEAIAEAAIgEADBfAACJBAAgAwAAAMoBACABAADLAQAwAgAAzAEAIAEAAADEAQAgAQAAAMQBACADAAAAwgEAIAEAAMMBADACAADEAQAgAwAAAMIBACABAADDAQAwAgAAxAEAIAMAAADCAQAgAQAAwwEAMAIAAMQBACAQAwAA6xIAIMAHAgAAAAHCB0AAAAABygdAAAAAAc4HQAAAAAHbBwIAAAAB5wcEAAAAAesHAQAAAAHPCAEAAAAB0AgCAAAAAdEIAgAAAAHSCAIAAAAB0wgEAAAAAdQIAgAAAAHVCAEAAAAB1ghAAAAAAQFTAACRBAAgD8AHAgAAAAHCB0AAAAABygdAAAAAAc4HQAAAAAHbBwIAAAAB5wcEAAAAAesHAQAAAAHPCAEAAAAB0AgCAAAAAdEIAgAAAAHSCAIAAAAB0wgEAAAAAdQIAgAAAAHVCAEAAAAB1ghAAAAAAQFTAACTBAAwAVMAAJMEADAQAwAA6hIAIMAHAgD1DQAhwgdAAIsOACHKB0AA-g0AIc4HQACLDgAh2wcCAPUNACHnBwQArw8AIesHAQCgDgAhzwgBAPQNACHQCAIA9Q0AIdEIAgD1DQAh0ggCAPUNACHTCAQArw8AIdQIAgD1DQAh1QgBAKAOACHWCEAAiw4AIQIAAADEAQAgUwAAlgQAIA_ABwIA9Q0AIcIHQACLDgAhygdAAPoNACHOB0AAiw4AIdsHAgD1DQAh5wcEAK8PACHrBwEAoA4AIc8IAQD0DQAh0AgCAPUNACHRCAIA9Q0AIdIIAgD1DQAh0wgEAK8PACHUCAIA9Q0AIdUIAQCgDgAh1ghAAIsOACECAAAAwgEAIFMAAJgEACACAAAAwgEAIFMAAJgEACADAAAAxAEAIFoAAJEEACBbAACWBAAgAQAAAMQBACABAAAAwgEAIAoKAADlEgAgYAAA5hIAIGEAAOkSACBiAADoEgAgYwAA5xIAIMIHAADuDQAgzgcAAO4NACDrBwAA7g0AINUIAADuDQAg1ggAAO4NACASrgcAAOIMADCvBwAAnwQAELAHAADiDAAwwAcCANQLACHCB0AA8gsAIcoHQADkCwAhzgdAAPILACHbBwIA1AsAIecHBACPDAAh6wcBAPwLACHPCAEA0wsAIdAIAgDUCwAh0QgCANQLACHSCAIA1AsAIdMIBACPDAAh1AgCANQLACHVCAEA_AsAIdYIQADyCwAhAwAAAMIBACABAACeBAAwXwAAnwQAIAMAAADCAQAgAQAAwwEAMAIAAMQBACAKFwAA4QwAIK4HAADgDAAwrwcAAKUEABCwBwAA4AwAMMAHAgAAAAHNB0AA6AsAIfMHAQDgCwAh9AcBAOALACGZCEAAigwAIc4IAgDhCwAhAQAAAKIEACABAAAAogQAIAoXAADhDAAgrgcAAOAMADCvBwAApQQAELAHAADgDAAwwAcCAOELACHNB0AA6AsAIfMHAQDgCwAh9AcBAOALACGZCEAAigwAIc4IAgDhCwAhAhcAAOQSACCZCAAA7g0AIAMAAAClBAAgAQAApgQAMAIAAKIEACADAAAApQQAIAEAAKYEADACAACiBAAgAwAAAKUEACABAACmBAAwAgAAogQAIAcXAADjEgAgwAcCAAAAAc0HQAAAAAHzBwEAAAAB9AcBAAAAAZkIQAAAAAHOCAIAAAABAVMAAKoEACAGwAcCAAAAAc0HQAAAAAHzBwEAAAAB9AcBAAAAAZkIQAAAAAHOCAIAAAABAVMAAKwEADABUwAArAQAMAcXAADWEgAgwAcCAPUNACHNB0AA-g0AIfMHAQD0DQAh9AcBAPQNACGZCEAAiw4AIc4IAgD1DQAhAgAAAKIEACBTAACvBAAgBsAHAgD1DQAhzQdAAPoNACHzBwEA9A0AIfQHAQD0DQAhmQhAAIsOACHOCAIA9Q0AIQIAAAClBAAgUwAAsQQAIAIAAAClBAAgUwAAsQQAIAMAAACiBAAgWgAAqgQAIFsAAK8EACABAAAAogQAIAEAAAClBAAgBgoAANESACBgAADSEgAgYQAA1RIAIGIAANQSACBjAADTEgAgmQgAAO4NACAJrgcAAN8MADCvBwAAuAQAELAHAADfDAAwwAcCANQLACHNB0AA5AsAIfMHAQDTCwAh9AcBANMLACGZCEAA8gsAIc4IAgDUCwAhAwAAAKUEACABAAC3BAAwXwAAuAQAIAMAAAClBAAgAQAApgQAMAIAAKIEACABAAAAOQAgAQAAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIBEYAADNEgAgGQAAzhIAIBsAAM8SACAcAADQEgAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB7wcBAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAcgIAgAAAAHJCCAAAAABygggAAAAAcsIAgAAAAHMCEAAAAABzQgCAAAAAQFTAADABAAgDcAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAHICAIAAAAByQggAAAAAcoIIAAAAAHLCAIAAAABzAhAAAAAAc0IAgAAAAEBUwAAwgQAMAFTAADCBAAwERgAALESACAZAACyEgAgGwAAsxIAIBwAALQSACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHvBwEA9A0AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIcgIAgD1DQAhyQggAKMPACHKCCAAow8AIcsIAgD1DQAhzAhAAPoNACHNCAIA9Q0AIQIAAAA5ACBTAADFBAAgDcAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAhyAgCAPUNACHJCCAAow8AIcoIIACjDwAhywgCAPUNACHMCEAA-g0AIc0IAgD1DQAhAgAAADcAIFMAAMcEACACAAAANwAgUwAAxwQAIAMAAAA5ACBaAADABAAgWwAAxQQAIAEAAAA5ACABAAAANwAgBwoAAKwSACBgAACtEgAgYQAAsBIAIGIAAK8SACBjAACuEgAg8AcAAO4NACDxBwAA7g0AIBCuBwAA3gwAMK8HAADOBAAQsAcAAN4MADDABwIA1AsAIc0HQADkCwAh7gcCANQLACHvBwEA0wsAIfAHQADyCwAh8QcCAPMLACHzBwEA0wsAIcgIAgDUCwAhyQggAIUMACHKCCAAhQwAIcsIAgDUCwAhzAhAAOQLACHNCAIA1AsAIQMAAAA3ACABAADNBAAwXwAAzgQAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAkZAACrEgAgGgAAqhIAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAcUIAgAAAAEBUwAA1gQAIAfABwIAAAABzQdAAAAAAe4HAgAAAAHvBwEAAAAB8AdAAAAAAfEHAgAAAAHFCAIAAAABAVMAANgEADABUwAA2AQAMAkZAACpEgAgGgAAqBIAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIcUIAgD1DQAhAgAAAD8AIFMAANsEACAHwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACHwB0AAiw4AIfEHAgCMDgAhxQgCAPUNACECAAAAPQAgUwAA3QQAIAIAAAA9ACBTAADdBAAgAwAAAD8AIFoAANYEACBbAADbBAAgAQAAAD8AIAEAAAA9ACAHCgAAoxIAIGAAAKQSACBhAACnEgAgYgAAphIAIGMAAKUSACDwBwAA7g0AIPEHAADuDQAgCq4HAADdDAAwrwcAAOQEABCwBwAA3QwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIe8HAQDTCwAh8AdAAPILACHxBwIA8wsAIcUIAgDUCwAhAwAAAD0AIAEAAOMEADBfAADkBAAgAwAAAD0AIAEAAD4AMAIAAD8AIAEAAABDACABAAAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgBgMAAKESACAaAACiEgAg2wcCAAAAAcUIAgAAAAHGCAIAAAABxwhAAAAAAQFTAADsBAAgBNsHAgAAAAHFCAIAAAABxggCAAAAAccIQAAAAAEBUwAA7gQAMAFTAADuBAAwBgMAAJ8SACAaAACgEgAg2wcCAPUNACHFCAIA9Q0AIcYIAgD1DQAhxwhAAPoNACECAAAAQwAgUwAA8QQAIATbBwIA9Q0AIcUIAgD1DQAhxggCAPUNACHHCEAA-g0AIQIAAABBACBTAADzBAAgAgAAAEEAIFMAAPMEACADAAAAQwAgWgAA7AQAIFsAAPEEACABAAAAQwAgAQAAAEEAIAUKAACaEgAgYAAAmxIAIGEAAJ4SACBiAACdEgAgYwAAnBIAIAeuBwAA3AwAMK8HAAD6BAAQsAcAANwMADDbBwIA1AsAIcUIAgDUCwAhxggCANQLACHHCEAA5AsAIQMAAABBACABAAD5BAAwXwAA-gQAIAMAAABBACABAABCADACAABDACAHrgcAANoMADCvBwAAgAUAELAHAADaDAAwswdAAOgLACHbBwIAwQwAIb0IAQAAAAG-CAAA2wwAIAEAAAD9BAAgAQAAAP0EACAHrgcAANoMADCvBwAAgAUAELAHAADaDAAwswdAAOgLACHbBwIAwQwAIb0IAQDgCwAhvggAANsMACAB2wcAAO4NACADAAAAgAUAIAEAAIEFADACAAD9BAAgAwAAAIAFACABAACBBQAwAgAA_QQAIAMAAACABQAgAQAAgQUAMAIAAP0EACAEswdAAAAAAdsHAgAAAAG9CAEAAAABvgiAAAAAAQFTAACFBQAgBLMHQAAAAAHbBwIAAAABvQgBAAAAAb4IgAAAAAEBUwAAhwUAMAFTAACHBQAwBLMHQAD6DQAh2wcCAIwOACG9CAEA9A0AIb4IgAAAAAECAAAA_QQAIFMAAIoFACAEswdAAPoNACHbBwIAjA4AIb0IAQD0DQAhvgiAAAAAAQIAAACABQAgUwAAjAUAIAIAAACABQAgUwAAjAUAIAMAAAD9BAAgWgAAhQUAIFsAAIoFACABAAAA_QQAIAEAAACABQAgBgoAAJUSACBgAACWEgAgYQAAmRIAIGIAAJgSACBjAACXEgAg2wcAAO4NACAHrgcAANcMADCvBwAAkwUAELAHAADXDAAwswdAAOQLACHbBwIA8wsAIb0IAQDTCwAhvggAANgMACADAAAAgAUAIAEAAJIFADBfAACTBQAgAwAAAIAFACABAACBBQAwAgAA_QQAIAoDAACUDAAgrgcAANYMADCvBwAAKQAQsAcAANYMADDNB0AA6AsAIdsHAgAAAAG5CAEA4AsAIboIBACTDAAhuwgCAOELACG8CEAAigwAIQEAAACWBQAgAQAAAJYFACACAwAAsg8AILwIAADuDQAgAwAAACkAIAEAAJkFADACAACWBQAgAwAAACkAIAEAAJkFADACAACWBQAgAwAAACkAIAEAAJkFADACAACWBQAgBwMAAJQSACDNB0AAAAAB2wcCAAAAAbkIAQAAAAG6CAQAAAABuwgCAAAAAbwIQAAAAAEBUwAAnQUAIAbNB0AAAAAB2wcCAAAAAbkIAQAAAAG6CAQAAAABuwgCAAAAAbwIQAAAAAEBUwAAnwUAMAFTAACfBQAwBwMAAJMSACDNB0AA-g0AIdsHAgD1DQAhuQgBAPQNACG6CAQArw8AIbsIAgD1DQAhvAhAAIsOACECAAAAlgUAIFMAAKIFACAGzQdAAPoNACHbBwIA9Q0AIbkIAQD0DQAhuggEAK8PACG7CAIA9Q0AIbwIQACLDgAhAgAAACkAIFMAAKQFACACAAAAKQAgUwAApAUAIAMAAACWBQAgWgAAnQUAIFsAAKIFACABAAAAlgUAIAEAAAApACAGCgAAjhIAIGAAAI8SACBhAACSEgAgYgAAkRIAIGMAAJASACC8CAAA7g0AIAmuBwAA1QwAMK8HAACrBQAQsAcAANUMADDNB0AA5AsAIdsHAgDUCwAhuQgBANMLACG6CAQAjwwAIbsIAgDUCwAhvAhAAPILACEDAAAAKQAgAQAAqgUAMF8AAKsFACADAAAAKQAgAQAAmQUAMAIAAJYFACABAAAALQAgAQAAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAQDAACNEgAg0wcAAQAAAdUHQAAAAAHbBwIAAAABAVMAALMFACAD0wcAAQAAAdUHQAAAAAHbBwIAAAABAVMAALUFADABUwAAtQUAMAQDAACMEgAg0wcAAYkOACHVB0AAiw4AIdsHAgD1DQAhAgAAAC0AIFMAALgFACAD0wcAAYkOACHVB0AAiw4AIdsHAgD1DQAhAgAAACsAIFMAALoFACACAAAAKwAgUwAAugUAIAMAAAAtACBaAACzBQAgWwAAuAUAIAEAAAAtACABAAAAKwAgBgoAAIcSACBgAACIEgAgYQAAixIAIGIAAIoSACBjAACJEgAg1QcAAO4NACAGrgcAANQMADCvBwAAwQUAELAHAADUDAAw0wcAAfALACHVB0AA8gsAIdsHAgDUCwAhAwAAACsAIAEAAMAFADBfAADBBQAgAwAAACsAIAEAACwAMAIAAC0AIAEAAAAxACABAAAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAIYSACDABwIAAAABzQdAAAAAAdsHAgAAAAHdBwEAAAABtAhAAAAAAbUIAAEAAAG2CAABAAABtwgEAAAAAbgIAACFEgAgAVMAAMkFACAJwAcCAAAAAc0HQAAAAAHbBwIAAAAB3QcBAAAAAbQIQAAAAAG1CAABAAABtggAAQAAAbcIBAAAAAG4CAAAhRIAIAFTAADLBQAwAVMAAMsFADAKAwAAhBIAIMAHAgD1DQAhzQdAAPoNACHbBwIA9Q0AId0HAQD0DQAhtAhAAIsOACG1CAABiQ4AIbYIAAGJDgAhtwgEAK8PACG4CAAAgxIAIAIAAAAxACBTAADOBQAgCcAHAgD1DQAhzQdAAPoNACHbBwIA9Q0AId0HAQD0DQAhtAhAAIsOACG1CAABiQ4AIbYIAAGJDgAhtwgEAK8PACG4CAAAgxIAIAIAAAAvACBTAADQBQAgAgAAAC8AIFMAANAFACADAAAAMQAgWgAAyQUAIFsAAM4FACABAAAAMQAgAQAAAC8AIAYKAAD-EQAgYAAA_xEAIGEAAIISACBiAACBEgAgYwAAgBIAILQIAADuDQAgDK4HAADTDAAwrwcAANcFABCwBwAA0wwAMMAHAgDUCwAhzQdAAOQLACHbBwIA1AsAId0HAQDTCwAhtAhAAPILACG1CAAB8AsAIbYIAAHwCwAhtwgEAI8MACG4CAAAgwwAIAMAAAAvACABAADWBQAwXwAA1wUAIAMAAAAvACABAAAwADACAAAxACABAAAANQAgAQAAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAcDAAD9EQAgwAcCAAAAAc0HQAAAAAHbBwIAAAABsggBAAAAAbMIAQAAAAG0CEAAAAABAVMAAN8FACAGwAcCAAAAAc0HQAAAAAHbBwIAAAABsggBAAAAAbMIAQAAAAG0CEAAAAABAVMAAOEFADABUwAA4QUAMAcDAAD8EQAgwAcCAPUNACHNB0AA-g0AIdsHAgD1DQAhsggBAPQNACGzCAEA9A0AIbQIQACLDgAhAgAAADUAIFMAAOQFACAGwAcCAPUNACHNB0AA-g0AIdsHAgD1DQAhsggBAPQNACGzCAEA9A0AIbQIQACLDgAhAgAAADMAIFMAAOYFACACAAAAMwAgUwAA5gUAIAMAAAA1ACBaAADfBQAgWwAA5AUAIAEAAAA1ACABAAAAMwAgBgoAAPcRACBgAAD4EQAgYQAA-xEAIGIAAPoRACBjAAD5EQAgtAgAAO4NACAJrgcAANIMADCvBwAA7QUAELAHAADSDAAwwAcCANQLACHNB0AA5AsAIdsHAgDUCwAhsggBANMLACGzCAEA0wsAIbQIQADyCwAhAwAAADMAIAEAAOwFADBfAADtBQAgAwAAADMAIAEAADQAMAIAADUAIAauBwAA0AwAMK8HAADzBQAQsAcAANAMADDNB0AA6AsAId0HAQAAAAHyBwAB0QwAIQEAAADwBQAgAQAAAPAFACAGrgcAANAMADCvBwAA8wUAELAHAADQDAAwzQdAAOgLACHdBwEA4AsAIfIHAAHRDAAhAAMAAADzBQAgAQAA9AUAMAIAAPAFACADAAAA8wUAIAEAAPQFADACAADwBQAgAwAAAPMFACABAAD0BQAwAgAA8AUAIAPNB0AAAAAB3QcBAAAAAfIHAAEAAAEBUwAA-AUAIAPNB0AAAAAB3QcBAAAAAfIHAAEAAAEBUwAA-gUAMAFTAAD6BQAwA80HQAD6DQAh3QcBAPQNACHyBwABiQ4AIQIAAADwBQAgUwAA_QUAIAPNB0AA-g0AId0HAQD0DQAh8gcAAYkOACECAAAA8wUAIFMAAP8FACACAAAA8wUAIFMAAP8FACADAAAA8AUAIFoAAPgFACBbAAD9BQAgAQAAAPAFACABAAAA8wUAIAMKAAD0EQAgYgAA9hEAIGMAAPURACAGrgcAAM8MADCvBwAAhgYAELAHAADPDAAwzQdAAOQLACHdBwEA0wsAIfIHAAHwCwAhAwAAAPMFACABAACFBgAwXwAAhgYAIAMAAADzBQAgAQAA9AUAMAIAAPAFACAHHgAAzgwAIK4HAADNDAAwrwcAAE0AELAHAADNDAAwwAcCAAAAAd0HAQDgCwAhkwgBAAAAAQEAAACJBgAgAQAAAIkGACABHgAA8xEAIAMAAABNACABAACMBgAwAgAAiQYAIAMAAABNACABAACMBgAwAgAAiQYAIAMAAABNACABAACMBgAwAgAAiQYAIAQeAADyEQAgwAcCAAAAAd0HAQAAAAGTCAEAAAABAVMAAJAGACADwAcCAAAAAd0HAQAAAAGTCAEAAAABAVMAAJIGADABUwAAkgYAMAQeAADlEQAgwAcCAPUNACHdBwEA9A0AIZMIAQD0DQAhAgAAAIkGACBTAACVBgAgA8AHAgD1DQAh3QcBAPQNACGTCAEA9A0AIQIAAABNACBTAACXBgAgAgAAAE0AIFMAAJcGACADAAAAiQYAIFoAAJAGACBbAACVBgAgAQAAAIkGACABAAAATQAgBQoAAOARACBgAADhEQAgYQAA5BEAIGIAAOMRACBjAADiEQAgBq4HAADMDAAwrwcAAJ4GABCwBwAAzAwAMMAHAgDUCwAh3QcBANMLACGTCAEA0wsAIQMAAABNACABAACdBgAwXwAAngYAIAMAAABNACABAACMBgAwAgAAiQYAIAEAAABLACABAAAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIAMAAABJACABAABKADACAABLACADAAAASQAgAQAASgAwAgAASwAgEBkAANURACAfAADUEQAgJAAA3xEAICUAANYRACAmAADXEQAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB-AcAAACtCAKPCAEAAAABqwgCAAAAAa0IAgAAAAGuCAIAAAABAVMAAKYGACALwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB-AcAAACtCAKPCAEAAAABqwgCAAAAAa0IAgAAAAGuCAIAAAABAVMAAKgGADABUwAAqAYAMAEAAABNACABAAAAUQAgEBkAAMARACAfAAC_EQAgJAAA3hEAICUAAMERACAmAADCEQAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAh-AcAAL4RrQgijwgBAPQNACGrCAIAjA4AIa0IAgCMDgAhrggCAPUNACECAAAASwAgUwAArQYAIAvABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHwB0AAiw4AIfEHAgCMDgAh8wcBAPQNACH4BwAAvhGtCCKPCAEA9A0AIasIAgCMDgAhrQgCAIwOACGuCAIA9Q0AIQIAAABJACBTAACvBgAgAgAAAEkAIFMAAK8GACABAAAATQAgAQAAAFEAIAMAAABLACBaAACmBgAgWwAArQYAIAEAAABLACABAAAASQAgCQoAANkRACBgAADaEQAgYQAA3REAIGIAANwRACBjAADbEQAg8AcAAO4NACDxBwAA7g0AIKsIAADuDQAgrQgAAO4NACAOrgcAAMgMADCvBwAAuAYAELAHAADIDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAh8AdAAPILACHxBwIA8wsAIfMHAQDTCwAh-AcAAMkMrQgijwgBANMLACGrCAIA8wsAIa0IAgDzCwAhrggCANQLACEDAAAASQAgAQAAtwYAMF8AALgGACADAAAASQAgAQAASgAwAgAASwAgAQAAAFoAIAEAAABaACADAAAAUQAgAQAAWQAwAgAAWgAgAwAAAFEAIAEAAFkAMAIAAFoAIAMAAABRACABAABZADACAABaACAMGQAA0REAICAAANgRACAhAADSEQAgIwAA0xEAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAfAHQAAAAAHxBwIAAAABjwgBAAAAAagIAgAAAAGqCAIAAAABAVMAAMAGACAIwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAGPCAEAAAABqAgCAAAAAaoIAgAAAAEBUwAAwgYAMAFTAADCBgAwDBkAAKoRACAgAACpEQAgIQAAqxEAICMAAKwRACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHwB0AAiw4AIfEHAgCMDgAhjwgBAPQNACGoCAIA9Q0AIaoIAgD1DQAhAgAAAFoAIFMAAMUGACAIwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIY8IAQD0DQAhqAgCAPUNACGqCAIA9Q0AIQIAAABRACBTAADHBgAgAgAAAFEAIFMAAMcGACADAAAAWgAgWgAAwAYAIFsAAMUGACABAAAAWgAgAQAAAFEAIAcKAACkEQAgYAAApREAIGEAAKgRACBiAACnEQAgYwAAphEAIPAHAADuDQAg8QcAAO4NACALrgcAAMcMADCvBwAAzgYAELAHAADHDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAh8AdAAPILACHxBwIA8wsAIY8IAQDTCwAhqAgCANQLACGqCAIA1AsAIQMAAABRACABAADNBgAwXwAAzgYAIAMAAABRACABAABZADACAABaACABAAAAVgAgAQAAAFYAIAMAAABUACABAABVADACAABWACADAAAAVAAgAQAAVQAwAgAAVgAgAwAAAFQAIAEAAFUAMAIAAFYAIAYDAACjEQAgIgAAohEAIM0HQAAAAAHbBwIAAAAB8gcCAAAAAakIAgAAAAEBUwAA1gYAIATNB0AAAAAB2wcCAAAAAfIHAgAAAAGpCAIAAAABAVMAANgGADABUwAA2AYAMAYDAAChEQAgIgAAoBEAIM0HQAD6DQAh2wcCAPUNACHyBwIA9Q0AIakIAgD1DQAhAgAAAFYAIFMAANsGACAEzQdAAPoNACHbBwIA9Q0AIfIHAgD1DQAhqQgCAPUNACECAAAAVAAgUwAA3QYAIAIAAABUACBTAADdBgAgAwAAAFYAIFoAANYGACBbAADbBgAgAQAAAFYAIAEAAABUACAFCgAAmxEAIGAAAJwRACBhAACfEQAgYgAAnhEAIGMAAJ0RACAHrgcAAMYMADCvBwAA5AYAELAHAADGDAAwzQdAAOQLACHbBwIA1AsAIfIHAgDUCwAhqQgCANQLACEDAAAAVAAgAQAA4wYAMF8AAOQGACADAAAAVAAgAQAAVQAwAgAAVgAgBSAAAMUMACCuBwAAxAwAMK8HAABcABCwBwAAxAwAMKgIAgAAAAEBAAAA5wYAIAEAAADnBgAgASAAAJoRACADAAAAXAAgAQAA6gYAMAIAAOcGACADAAAAXAAgAQAA6gYAMAIAAOcGACADAAAAXAAgAQAA6gYAMAIAAOcGACACIAAAmREAIKgIAgD1DQAhAgAAAOcGACBTAADuBgAgAagIAgD1DQAhAgAAAFwAIFMAAPAGACACAAAAXAAgUwAA8AYAIAEAAADnBgAgAQAAAFwAIAUKAACUEQAgYAAAlREAIGEAAJgRACBiAACXEQAgYwAAlhEAIASuBwAAwwwAMK8HAAD2BgAQsAcAAMMMADCoCAIA1AsAIQMAAABcACABAAD1BgAwXwAA9gYAIAMAAABcACABAADqBgAwAgAA5wYAIA6uBwAAwAwAMK8HAAD8BgAQsAcAAMAMADDABwQAAAABzQdAAOgLACHuBwIAwQwAIfMHAQCJDAAhhwgBAIkMACGSCEAAigwAIaMIAQDgCwAhpAgCAOELACGlCAEA4AsAIaYIAgDhCwAhpwgAAMIMACABAAAA-QYAIAEAAAD5BgAgDa4HAADADAAwrwcAAPwGABCwBwAAwAwAMMAHBACTDAAhzQdAAOgLACHuBwIAwQwAIfMHAQCJDAAhhwgBAIkMACGSCEAAigwAIaMIAQDgCwAhpAgCAOELACGlCAEA4AsAIaYIAgDhCwAhBO4HAADuDQAg8wcAAO4NACCHCAAA7g0AIJIIAADuDQAgAwAAAPwGACABAAD9BgAwAgAA-QYAIAMAAAD8BgAgAQAA_QYAMAIAAPkGACADAAAA_AYAIAEAAP0GADACAAD5BgAgCsAHBACvDwAhzQdAAPoNACHuBwIAjA4AIfMHAQCgDgAhhwgBAKAOACGSCEAAiw4AIaMIAQD0DQAhpAgCAPUNACGlCAEA9A0AIaYIAgD1DQAhAgAAAPkGACBTAACBBwAgCsAHBACvDwAhzQdAAPoNACHuBwIAjA4AIfMHAQCgDgAhhwgBAKAOACGSCEAAiw4AIaMIAQD0DQAhpAgCAPUNACGlCAEA9A0AIaYIAgD1DQAhAgAAAPwGACBTAACDBwAgAgAAAPwGACBTAACDBwAgAQAAAPkGACABAAAA_AYAIAkKAACPEQAgYAAAkBEAIGEAAJMRACBiAACSEQAgYwAAkREAIO4HAADuDQAg8wcAAO4NACCHCAAA7g0AIJIIAADuDQAgDa4HAAC_DAAwrwcAAIkHABCwBwAAvwwAMMAHBACPDAAhzQdAAOQLACHuBwIA8wsAIfMHAQD8CwAhhwgBAPwLACGSCEAA8gsAIaMIAQDTCwAhpAgCANQLACGlCAEA0wsAIaYIAgDUCwAhAwAAAPwGACABAACIBwAwXwAAiQcAIAMAAAD8BgAgAQAA_QYAMAIAAPkGACAErgcAAL4MADCvBwAAjwcAELAHAAC-DAAwoggBAAAAAQEAAACMBwAgAQAAAIwHACAErgcAAL4MADCvBwAAjwcAELAHAAC-DAAwoggBAOALACEAAwAAAI8HACABAACQBwAwAgAAjAcAIAMAAACPBwAgAQAAkAcAMAIAAIwHACADAAAAjwcAIAEAAJAHADACAACMBwAgAaIIAQAAAAEBUwAAlAcAIAGiCAEAAAABAVMAAJYHADABUwAAlgcAMAGiCAEA9A0AIQIAAACMBwAgUwAAmQcAIAGiCAEA9A0AIQIAAACPBwAgUwAAmwcAIAIAAACPBwAgUwAAmwcAIAMAAACMBwAgWgAAlAcAIFsAAJkHACABAAAAjAcAIAEAAACPBwAgAwoAAIwRACBiAACOEQAgYwAAjREAIASuBwAAvQwAMK8HAACiBwAQsAcAAL0MADCiCAEA0wsAIQMAAACPBwAgAQAAoQcAMF8AAKIHACADAAAAjwcAIAEAAJAHADACAACMBwAgAQAAAGcAIAEAAABnACADAAAAZQAgAQAAZgAwAgAAZwAgAwAAAGUAIAEAAGYAMAIAAGcAIAMAAABlACABAABmADACAABnACAMBAAAihEAIC8AAIsRACDABwIAAAABzQdAAAAAAdwHAgAAAAHdBwEAAAAB9AcBAAAAAfgHAAAAoQgCkwgBAAAAAZ4IAgAAAAGfCAIAAAABoQggAAAAAQFTAACqBwAgCsAHAgAAAAHNB0AAAAAB3AcCAAAAAd0HAQAAAAH0BwEAAAAB-AcAAAChCAKTCAEAAAABnggCAAAAAZ8IAgAAAAGhCCAAAAABAVMAAKwHADABUwAArAcAMAwEAAD8EAAgLwAA_RAAIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh9AcBAPQNACH4BwAA-xChCCKTCAEA9A0AIZ4IAgD1DQAhnwgCAPUNACGhCCAAow8AIQIAAABnACBTAACvBwAgCsAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh9AcBAPQNACH4BwAA-xChCCKTCAEA9A0AIZ4IAgD1DQAhnwgCAPUNACGhCCAAow8AIQIAAABlACBTAACxBwAgAgAAAGUAIFMAALEHACADAAAAZwAgWgAAqgcAIFsAAK8HACABAAAAZwAgAQAAAGUAIAUKAAD2EAAgYAAA9xAAIGEAAPoQACBiAAD5EAAgYwAA-BAAIA2uBwAAuQwAMK8HAAC4BwAQsAcAALkMADDABwIA1AsAIc0HQADkCwAh3AcCANQLACHdBwEA0wsAIfQHAQDTCwAh-AcAALoMoQgikwgBANMLACGeCAIA1AsAIZ8IAgDUCwAhoQggAIUMACEDAAAAZQAgAQAAtwcAMF8AALgHACADAAAAZQAgAQAAZgAwAgAAZwAgAQAAAGsAIAEAAABrACADAAAAaQAgAQAAagAwAgAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABpACABAABqADACAABrACAbHwEAAAABKAAA8xAAICoAAPQQACAuAAD1EAAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB9AcBAAAAAfgHAAAAmAgCgAgCAAAAAYMIEAAAAAGOCBAAAAABkwgBAAAAAZQIAQAAAAGVCBAAAAABlggCAAAAAZgIAQAAAAGZCEAAAAABmggCAAAAAZsIIAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABAVMAAMAHACAYHwEAAAABwAcCAAAAAc0HQAAAAAHcBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB9AcBAAAAAfgHAAAAmAgCgAgCAAAAAYMIEAAAAAGOCBAAAAABkwgBAAAAAZQIAQAAAAGVCBAAAAABlggCAAAAAZgIAQAAAAGZCEAAAAABmggCAAAAAZsIIAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABAVMAAMIHADABUwAAwgcAMAEAAABlACAbHwEA9A0AISgAANsQACAqAADcEAAgLgAA3RAAIMAHAgD1DQAhzQdAAPoNACHcBwIAjA4AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIfQHAQD0DQAh-AcAANoQmAgigAgCAIwOACGDCBAAmhAAIY4IEACaEAAhkwgBAKAOACGUCAEAoA4AIZUIEADZEAAhlggCAPUNACGYCAEAoA4AIZkIQACLDgAhmggCAPUNACGbCCAAow8AIZwIAQD0DQAhnQgBAPQNACGeCAIA9Q0AIZ8IAgD1DQAhAgAAAGsAIFMAAMYHACAYHwEA9A0AIcAHAgD1DQAhzQdAAPoNACHcBwIAjA4AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIfQHAQD0DQAh-AcAANoQmAgigAgCAIwOACGDCBAAmhAAIY4IEACaEAAhkwgBAKAOACGUCAEAoA4AIZUIEADZEAAhlggCAPUNACGYCAEAoA4AIZkIQACLDgAhmggCAPUNACGbCCAAow8AIZwIAQD0DQAhnQgBAPQNACGeCAIA9Q0AIZ8IAgD1DQAhAgAAAGkAIFMAAMgHACACAAAAaQAgUwAAyAcAIAEAAABlACADAAAAawAgWgAAwAcAIFsAAMYHACABAAAAawAgAQAAAGkAIA4KAADUEAAgYAAA1RAAIGEAANgQACBiAADXEAAgYwAA1hAAINwHAADuDQAg8AcAAO4NACDxBwAA7g0AIIAIAADuDQAgkwgAAO4NACCUCAAA7g0AIJUIAADuDQAgmAgAAO4NACCZCAAA7g0AIBsfAQDTCwAhrgcAALIMADCvBwAA0AcAELAHAACyDAAwwAcCANQLACHNB0AA5AsAIdwHAgDzCwAh8AdAAPILACHxBwIA8wsAIfMHAQDTCwAh9AcBANMLACH4BwAAtAyYCCKACAIA8wsAIYMIEACmDAAhjggQAKYMACGTCAEA_AsAIZQIAQD8CwAhlQgQALMMACGWCAIA1AsAIZgIAQD8CwAhmQhAAPILACGaCAIA1AsAIZsIIACFDAAhnAgBANMLACGdCAEA0wsAIZ4IAgDUCwAhnwgCANQLACEDAAAAaQAgAQAAzwcAMF8AANAHACADAAAAaQAgAQAAagAwAgAAawAgAQAAAJ4BACABAAAAngEAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACADAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAJwBACABAACdAQAwAgAAngEAIAkZAADTEAAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAABjwgBAAAAAZIIQAAAAAEBUwAA2AcAIAjABwIAAAABzQdAAAAAAe4HAgAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAGPCAEAAAABkghAAAAAAQFTAADaBwAwAVMAANoHADAJGQAA0hAAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIY8IAQD0DQAhkghAAIsOACECAAAAngEAIFMAAN0HACAIwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAhjwgBAPQNACGSCEAAiw4AIQIAAACcAQAgUwAA3wcAIAIAAACcAQAgUwAA3wcAIAMAAACeAQAgWgAA2AcAIFsAAN0HACABAAAAngEAIAEAAACcAQAgCAoAAM0QACBgAADOEAAgYQAA0RAAIGIAANAQACBjAADPEAAg8AcAAO4NACDxBwAA7g0AIJIIAADuDQAgC64HAACxDAAwrwcAAOYHABCwBwAAsQwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIfAHQADyCwAh8QcCAPMLACHzBwEA0wsAIY8IAQDTCwAhkghAAPILACEDAAAAnAEAIAEAAOUHADBfAADmBwAgAwAAAJwBACABAACdAQAwAgAAngEAIAEAAAB7ACABAAAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgDRkAAMwQACAtAADLEAAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAABgggCAAAAAY4IAgAAAAGPCAEAAAABkAgBAAAAAZEIQAAAAAEBUwAA7gcAIAvABwIAAAABzQdAAAAAAe4HAgAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAGCCAIAAAABjggCAAAAAY8IAQAAAAGQCAEAAAABkQhAAAAAAQFTAADwBwAwAVMAAPAHADANGQAAyhAAIC0AAMkQACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHwB0AAiw4AIfEHAgCMDgAh8wcBAKAOACGCCAIA9Q0AIY4IAgD1DQAhjwgBAPQNACGQCAEAoA4AIZEIQACLDgAhAgAAAHsAIFMAAPMHACALwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIfMHAQCgDgAhgggCAPUNACGOCAIA9Q0AIY8IAQD0DQAhkAgBAKAOACGRCEAAiw4AIQIAAAB5ACBTAAD1BwAgAgAAAHkAIFMAAPUHACADAAAAewAgWgAA7gcAIFsAAPMHACABAAAAewAgAQAAAHkAIAoKAADEEAAgYAAAxRAAIGEAAMgQACBiAADHEAAgYwAAxhAAIPAHAADuDQAg8QcAAO4NACDzBwAA7g0AIJAIAADuDQAgkQgAAO4NACAOrgcAALAMADCvBwAA_AcAELAHAACwDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAh8AdAAPILACHxBwIA8wsAIfMHAQD8CwAhgggCANQLACGOCAIA1AsAIY8IAQDTCwAhkAgBAPwLACGRCEAA8gsAIQMAAAB5ACABAAD7BwAwXwAA_AcAIAMAAAB5ACABAAB6ADACAAB7ACABAAAAggEAIAEAAACCAQAgAwAAAIABACABAACBAQAwAgAAggEAIAMAAACAAQAgAQAAgQEAMAIAAIIBACADAAAAgAEAIAEAAIEBADACAACCAQAgDCkAAMEQACAqAADCEAAgLAAAwxAAIMAHAgAAAAHNB0AAAAAB-AcAAACKCAKHCAAAAIcIAogIAgAAAAGKCEAAAAABiwgBAAAAAYwIAgAAAAGNCAEAAAABAVMAAIQIACAJwAcCAAAAAc0HQAAAAAH4BwAAAIoIAocIAAAAhwgCiAgCAAAAAYoIQAAAAAGLCAEAAAABjAgCAAAAAY0IAQAAAAEBUwAAhggAMAFTAACGCAAwDCkAAKYQACAqAACnEAAgLAAAqBAAIMAHAgD1DQAhzQdAAPoNACH4BwAApRCKCCKHCAAApBCHCCKICAIA9Q0AIYoIQACLDgAhiwgBAKAOACGMCAIAjA4AIY0IAQCgDgAhAgAAAIIBACBTAACJCAAgCcAHAgD1DQAhzQdAAPoNACH4BwAApRCKCCKHCAAApBCHCCKICAIA9Q0AIYoIQACLDgAhiwgBAKAOACGMCAIAjA4AIY0IAQCgDgAhAgAAAIABACBTAACLCAAgAgAAAIABACBTAACLCAAgAwAAAIIBACBaAACECAAgWwAAiQgAIAEAAACCAQAgAQAAAIABACAJCgAAnxAAIGAAAKAQACBhAACjEAAgYgAAohAAIGMAAKEQACCKCAAA7g0AIIsIAADuDQAgjAgAAO4NACCNCAAA7g0AIAyuBwAAqQwAMK8HAACSCAAQsAcAAKkMADDABwIA1AsAIc0HQADkCwAh-AcAAKsMiggihwgAAKoMhwgiiAgCANQLACGKCEAA8gsAIYsIAQD8CwAhjAgCAPMLACGNCAEA_AsAIQMAAACAAQAgAQAAkQgAMF8AAJIIACADAAAAgAEAIAEAAIEBADACAACCAQAgAQAAAHAAIAEAAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAJKwAAnRAAIC0AAJ4QACDzBwEAAAABgAgCAAAAAYEIAgAAAAGCCAIAAAABgwgQAAAAAYQIAgAAAAGFCAEAAAABAVMAAJoIACAH8wcBAAAAAYAIAgAAAAGBCAIAAAABgggCAAAAAYMIEAAAAAGECAIAAAABhQgBAAAAAQFTAACcCAAwAVMAAJwIADAJKwAAmxAAIC0AAJwQACDzBwEA9A0AIYAIAgCMDgAhgQgCAPUNACGCCAIA9Q0AIYMIEACaEAAhhAgCAPUNACGFCAEAoA4AIQIAAABwACBTAACfCAAgB_MHAQD0DQAhgAgCAIwOACGBCAIA9Q0AIYIIAgD1DQAhgwgQAJoQACGECAIA9Q0AIYUIAQCgDgAhAgAAAG4AIFMAAKEIACACAAAAbgAgUwAAoQgAIAMAAABwACBaAACaCAAgWwAAnwgAIAEAAABwACABAAAAbgAgBwoAAJUQACBgAACWEAAgYQAAmRAAIGIAAJgQACBjAACXEAAggAgAAO4NACCFCAAA7g0AIAquBwAApQwAMK8HAACoCAAQsAcAAKUMADDzBwEA0wsAIYAIAgDzCwAhgQgCANQLACGCCAIA1AsAIYMIEACmDAAhhAgCANQLACGFCAEA_AsAIQMAAABuACABAACnCAAwXwAAqAgAIAMAAABuACABAABvADACAABwACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMrAACUEAAggAgCAAAAAYEIAgAAAAEBUwAAsAgAIAKACAIAAAABgQgCAAAAAQFTAACyCAAwAVMAALIIADADKwAAkxAAIIAIAgD1DQAhgQgCAPUNACECAAAAdQAgUwAAtQgAIAKACAIA9Q0AIYEIAgD1DQAhAgAAAHMAIFMAALcIACACAAAAcwAgUwAAtwgAIAMAAAB1ACBaAACwCAAgWwAAtQgAIAEAAAB1ACABAAAAcwAgBQoAAI4QACBgAACPEAAgYQAAkhAAIGIAAJEQACBjAACQEAAgBa4HAACkDAAwrwcAAL4IABCwBwAApAwAMIAIAgDUCwAhgQgCANQLACEDAAAAcwAgAQAAvQgAMF8AAL4IACADAAAAcwAgAQAAdAAwAgAAdQAgAQAAAIYBACABAAAAhgEAIAMAAACEAQAgAQAAhQEAMAIAAIYBACADAAAAhAEAIAEAAIUBADACAACGAQAgAwAAAIQBACABAACFAQAwAgAAhgEAIBYZAACJEAAgMgAAihAAIDMAAIsQACA0AACMEAAgNQAAjRAAIMAHAgAAAAHNB0AAAAAB6AcBAAAAAekHBAAAAAHrBwEAAAAB7gcCAAAAAfMHAQAAAAH0BwEAAAAB9gcAAAD2BwL4BwAAAPgHAvkHCAAAAAH6BwIAAAAB-wcCAAAAAfwHAQAAAAH9BwIAAAAB_gcCAAAAAf8HAgAAAAEBUwAAxggAIBHABwIAAAABzQdAAAAAAegHAQAAAAHpBwQAAAAB6wcBAAAAAe4HAgAAAAHzBwEAAAAB9AcBAAAAAfYHAAAA9gcC-AcAAAD4BwL5BwgAAAAB-gcCAAAAAfsHAgAAAAH8BwEAAAAB_QcCAAAAAf4HAgAAAAH_BwIAAAABAVMAAMgIADABUwAAyAgAMBYZAADiDwAgMgAA4w8AIDMAAOQPACA0AADlDwAgNQAA5g8AIMAHAgD1DQAhzQdAAPoNACHoBwEA9A0AIekHBACvDwAh6wcBAPQNACHuBwIA9Q0AIfMHAQD0DQAh9AcBAPQNACH2BwAA3w_2ByL4BwAA4A_4ByL5BwgA4Q8AIfoHAgCMDgAh-wcCAIwOACH8BwEAoA4AIf0HAgD1DQAh_gcCAPUNACH_BwIA9Q0AIQIAAACGAQAgUwAAywgAIBHABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh7gcCAPUNACHzBwEA9A0AIfQHAQD0DQAh9gcAAN8P9gci-AcAAOAP-Aci-QcIAOEPACH6BwIAjA4AIfsHAgCMDgAh_AcBAKAOACH9BwIA9Q0AIf4HAgD1DQAh_wcCAPUNACECAAAAhAEAIFMAAM0IACACAAAAhAEAIFMAAM0IACADAAAAhgEAIFoAAMYIACBbAADLCAAgAQAAAIYBACABAAAAhAEAIAkKAADaDwAgYAAA2w8AIGEAAN4PACBiAADdDwAgYwAA3A8AIPkHAADuDQAg-gcAAO4NACD7BwAA7g0AIPwHAADuDQAgFK4HAACbDAAwrwcAANQIABCwBwAAmwwAMMAHAgDUCwAhzQdAAOQLACHoBwEA0wsAIekHBACPDAAh6wcBANMLACHuBwIA1AsAIfMHAQDTCwAh9AcBANMLACH2BwAAnAz2ByL4BwAAnQz4ByL5BwgAngwAIfoHAgDzCwAh-wcCAPMLACH8BwEA_AsAIf0HAgDUCwAh_gcCANQLACH_BwIA1AsAIQMAAACEAQAgAQAA0wgAMF8AANQIACADAAAAhAEAIAEAAIUBADACAACGAQAgAQAAAI4BACABAAAAjgEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACADAAAAjAEAIAEAAI0BADACAACOAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAYDAADZDwAgMQAA2A8AIM0HQAAAAAHbBwIAAAAB5AcCAAAAAfIHAgAAAAEBUwAA3AgAIATNB0AAAAAB2wcCAAAAAeQHAgAAAAHyBwIAAAABAVMAAN4IADABUwAA3ggAMAYDAADXDwAgMQAA1g8AIM0HQAD6DQAh2wcCAPUNACHkBwIA9Q0AIfIHAgD1DQAhAgAAAI4BACBTAADhCAAgBM0HQAD6DQAh2wcCAPUNACHkBwIA9Q0AIfIHAgD1DQAhAgAAAIwBACBTAADjCAAgAgAAAIwBACBTAADjCAAgAwAAAI4BACBaAADcCAAgWwAA4QgAIAEAAACOAQAgAQAAAIwBACAFCgAA0Q8AIGAAANIPACBhAADVDwAgYgAA1A8AIGMAANMPACAHrgcAAJoMADCvBwAA6ggAELAHAACaDAAwzQdAAOQLACHbBwIA1AsAIeQHAgDUCwAh8gcCANQLACEDAAAAjAEAIAEAAOkIADBfAADqCAAgAwAAAIwBACABAACNAQAwAgAAjgEAIAEAAACKAQAgAQAAAIoBACADAAAAiAEAIAEAAIkBADACAACKAQAgAwAAAIgBACABAACJAQAwAgAAigEAIAMAAACIAQAgAQAAiQEAMAIAAIoBACAJGQAA0A8AIDEAAM8PACDABwIAAAABzQdAAAAAAeQHAgAAAAHuBwIAAAAB7wcBAAAAAfAHQAAAAAHxBwIAAAABAVMAAPIIACAHwAcCAAAAAc0HQAAAAAHkBwIAAAAB7gcCAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAQFTAAD0CAAwAVMAAPQIADAJGQAAzg8AIDEAAM0PACDABwIA9Q0AIc0HQAD6DQAh5AcCAPUNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIQIAAACKAQAgUwAA9wgAIAfABwIA9Q0AIc0HQAD6DQAh5AcCAPUNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIQIAAACIAQAgUwAA-QgAIAIAAACIAQAgUwAA-QgAIAMAAACKAQAgWgAA8ggAIFsAAPcIACABAAAAigEAIAEAAACIAQAgBwoAAMgPACBgAADJDwAgYQAAzA8AIGIAAMsPACBjAADKDwAg8AcAAO4NACDxBwAA7g0AIAquBwAAmQwAMK8HAACACQAQsAcAAJkMADDABwIA1AsAIc0HQADkCwAh5AcCANQLACHuBwIA1AsAIe8HAQDTCwAh8AdAAPILACHxBwIA8wsAIQMAAACIAQAgAQAA_wgAMF8AAIAJACADAAAAiAEAIAEAAIkBADACAACKAQAgBjEAAJgMACA0AgDhCwAhrgcAAJcMADCvBwAAkAEAELAHAACXDAAw5AcCAAAAAQEAAACDCQAgAQAAAIMJACABMQAAqQ8AIAMAAACQAQAgAQAAhgkAMAIAAIMJACADAAAAkAEAIAEAAIYJADACAACDCQAgAwAAAJABACABAACGCQAwAgAAgwkAIAMxAADHDwAgNAIAAAAB5AcCAAAAAQFTAACKCQAgAjQCAAAAAeQHAgAAAAEBUwAAjAkAMAFTAACMCQAwAzEAAMYPACA0AgD1DQAh5AcCAPUNACECAAAAgwkAIFMAAI8JACACNAIA9Q0AIeQHAgD1DQAhAgAAAJABACBTAACRCQAgAgAAAJABACBTAACRCQAgAwAAAIMJACBaAACKCQAgWwAAjwkAIAEAAACDCQAgAQAAAJABACAFCgAAwQ8AIGAAAMIPACBhAADFDwAgYgAAxA8AIGMAAMMPACAFNAIA1AsAIa4HAACWDAAwrwcAAJgJABCwBwAAlgwAMOQHAgDUCwAhAwAAAJABACABAACXCQAwXwAAmAkAIAMAAACQAQAgAQAAhgkAMAIAAIMJACABAAAAogEAIAEAAACiAQAgAwAAAJQBACABAAChAQAwAgAAogEAIAMAAACUAQAgAQAAoQEAMAIAAKIBACADAAAAlAEAIAEAAKEBADACAACiAQAgDAQAAL8PACA1AADADwAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB3QcBAAAAAegHAQAAAAHpBwQAAAAB6gcBAAAAAesHAQAAAAHsB0AAAAAB7QcBAAAAAQFTAACgCQAgCsAHAgAAAAHNB0AAAAAB3AcCAAAAAd0HAQAAAAHoBwEAAAAB6QcEAAAAAeoHAQAAAAHrBwEAAAAB7AdAAAAAAe0HAQAAAAEBUwAAogkAMAFTAACiCQAwDAQAALgPACA1AAC5DwAgwAcCAPUNACHNB0AA-g0AIdwHAgD1DQAh3QcBAPQNACHoBwEA9A0AIekHBACvDwAh6gcBAPQNACHrBwEA9A0AIewHQAD6DQAh7QcBAPQNACECAAAAogEAIFMAAKUJACAKwAcCAPUNACHNB0AA-g0AIdwHAgD1DQAh3QcBAPQNACHoBwEA9A0AIekHBACvDwAh6gcBAPQNACHrBwEA9A0AIewHQAD6DQAh7QcBAPQNACECAAAAlAEAIFMAAKcJACACAAAAlAEAIFMAAKcJACADAAAAogEAIFoAAKAJACBbAAClCQAgAQAAAKIBACABAAAAlAEAIAUKAACzDwAgYAAAtA8AIGEAALcPACBiAAC2DwAgYwAAtQ8AIA2uBwAAlQwAMK8HAACuCQAQsAcAAJUMADDABwIA1AsAIc0HQADkCwAh3AcCANQLACHdBwEA0wsAIegHAQDTCwAh6QcEAI8MACHqBwEA0wsAIesHAQDTCwAh7AdAAOQLACHtBwEA0wsAIQMAAACUAQAgAQAArQkAMF8AAK4JACADAAAAlAEAIAEAAKEBADACAACiAQAgBwQAAJQMACA5AgDhCwAhrgcAAJIMADCvBwAApAEAELAHAACSDAAw3AcCAAAAAecHBACTDAAhAQAAALEJACABAAAAsQkAIAEEAACyDwAgAwAAAKQBACABAAC0CQAwAgAAsQkAIAMAAACkAQAgAQAAtAkAMAIAALEJACADAAAApAEAIAEAALQJADACAACxCQAgBAQAALEPACA5AgAAAAHcBwIAAAAB5wcEAAAAAQFTAAC4CQAgAzkCAAAAAdwHAgAAAAHnBwQAAAABAVMAALoJADABUwAAugkAMAQEAACwDwAgOQIA9Q0AIdwHAgD1DQAh5wcEAK8PACECAAAAsQkAIFMAAL0JACADOQIA9Q0AIdwHAgD1DQAh5wcEAK8PACECAAAApAEAIFMAAL8JACACAAAApAEAIFMAAL8JACADAAAAsQkAIFoAALgJACBbAAC9CQAgAQAAALEJACABAAAApAEAIAUKAACqDwAgYAAAqw8AIGEAAK4PACBiAACtDwAgYwAArA8AIAY5AgDUCwAhrgcAAI4MADCvBwAAxgkAELAHAACODAAw3AcCANQLACHnBwQAjwwAIQMAAACkAQAgAQAAxQkAMF8AAMYJACADAAAApAEAIAEAALQJADACAACxCQAgDTEAAI0MACA2AACMDAAgrgcAAIgMADCvBwAAkgEAELAHAACIDAAwwAcCAAAAAc0HQADoCwAhzgdAAIoMACHiBwEAAAAB4wcCAAAAAeQHAgAAAAHlBwEAiQwAIeYHIACLDAAhAQAAAMkJACABAAAAyQkAIAYxAACpDwAgNgAAqA8AIM4HAADuDQAg4wcAAO4NACDkBwAA7g0AIOUHAADuDQAgAwAAAJIBACABAADMCQAwAgAAyQkAIAMAAACSAQAgAQAAzAkAMAIAAMkJACADAAAAkgEAIAEAAMwJADACAADJCQAgCjEAAKcPACA2AACmDwAgwAcCAAAAAc0HQAAAAAHOB0AAAAAB4gcBAAAAAeMHAgAAAAHkBwIAAAAB5QcBAAAAAeYHIAAAAAEBUwAA0AkAIAjABwIAAAABzQdAAAAAAc4HQAAAAAHiBwEAAAAB4wcCAAAAAeQHAgAAAAHlBwEAAAAB5gcgAAAAAQFTAADSCQAwAVMAANIJADABAAAAlAEAIAEAAACEAQAgCjEAAKUPACA2AACkDwAgwAcCAPUNACHNB0AA-g0AIc4HQACLDgAh4gcBAPQNACHjBwIAjA4AIeQHAgCMDgAh5QcBAKAOACHmByAAow8AIQIAAADJCQAgUwAA1wkAIAjABwIA9Q0AIc0HQAD6DQAhzgdAAIsOACHiBwEA9A0AIeMHAgCMDgAh5AcCAIwOACHlBwEAoA4AIeYHIACjDwAhAgAAAJIBACBTAADZCQAgAgAAAJIBACBTAADZCQAgAQAAAJQBACABAAAAhAEAIAMAAADJCQAgWgAA0AkAIFsAANcJACABAAAAyQkAIAEAAACSAQAgCQoAAJ4PACBgAACfDwAgYQAAog8AIGIAAKEPACBjAACgDwAgzgcAAO4NACDjBwAA7g0AIOQHAADuDQAg5QcAAO4NACALrgcAAIQMADCvBwAA4gkAELAHAACEDAAwwAcCANQLACHNB0AA5AsAIc4HQADyCwAh4gcBANMLACHjBwIA8wsAIeQHAgDzCwAh5QcBAPwLACHmByAAhQwAIQMAAACSAQAgAQAA4QkAMF8AAOIJACADAAAAkgEAIAEAAMwJADACAADJCQAgAQAAACYAIAEAAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACAMBAAAmg8AIAwAAJwPACANAACbDwAgDgAAnQ8AIMAHAgAAAAHNB0AAAAAB3AcCAAAAAd0HAQAAAAHeBwEAAAAB3wcAAQAAAeAHAACYDwAg4QcAAJkPACABUwAA6gkAIAjABwIAAAABzQdAAAAAAdwHAgAAAAHdBwEAAAAB3gcBAAAAAd8HAAEAAAHgBwAAmA8AIOEHAACZDwAgAVMAAOwJADABUwAA7AkAMAwEAAD0DgAgDAAA9g4AIA0AAPUOACAOAAD3DgAgwAcCAPUNACHNB0AA-g0AIdwHAgD1DQAh3QcBAPQNACHeBwEA9A0AId8HAAGfDgAh4AcAAPIOACDhBwAA8w4AIAIAAAAmACBTAADvCQAgCMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh3gcBAPQNACHfBwABnw4AIeAHAADyDgAg4QcAAPMOACACAAAABwAgUwAA8QkAIAIAAAAHACBTAADxCQAgAwAAACYAIFoAAOoJACBbAADvCQAgAQAAACYAIAEAAAAHACAGCgAA7Q4AIGAAAO4OACBhAADxDgAgYgAA8A4AIGMAAO8OACDfBwAA7g0AIAuuBwAAggwAMK8HAAD4CQAQsAcAAIIMADDABwIA1AsAIc0HQADkCwAh3AcCANQLACHdBwEA0wsAId4HAQDTCwAh3wcAAfsLACHgBwAAgwwAIOEHAACDDAAgAwAAAAcAIAEAAPcJADBfAAD4CQAgAwAAAAcAIAEAACUAMAIAACYAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCQMAAOkOACAFAADqDgAgCwAA6w4AIAwAAOwOACDABwIAAAABxwcCAAAAAcgHAADoDgAgzQdAAAAAAdsHAgAAAAEBUwAAgAoAIAXABwIAAAABxwcCAAAAAcgHAADoDgAgzQdAAAAAAdsHAgAAAAEBUwAAggoAMAFTAACCCgAwCQMAAMwOACAFAADNDgAgCwAAzg4AIAwAAM8OACDABwIA9Q0AIccHAgD1DQAhyAcAAMsOACDNB0AA-g0AIdsHAgD1DQAhAgAAAAsAIFMAAIUKACAFwAcCAPUNACHHBwIA9Q0AIcgHAADLDgAgzQdAAPoNACHbBwIA9Q0AIQIAAAAJACBTAACHCgAgAgAAAAkAIFMAAIcKACADAAAACwAgWgAAgAoAIFsAAIUKACABAAAACwAgAQAAAAkAIAUKAADGDgAgYAAAxw4AIGEAAMoOACBiAADJDgAgYwAAyA4AIAiuBwAAgQwAMK8HAACOCgAQsAcAAIEMADDABwIA1AsAIccHAgDUCwAhyAcAAPELACDNB0AA5AsAIdsHAgDUCwAhAwAAAAkAIAEAAI0KADBfAACOCgAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAAPACABAAAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgDQYAAMMOACAIAADEDgAgCQAAxQ4AIMAHAgAAAAHIBwAAwg4AIMsHAgAAAAHNB0AAAAABzgdAAAAAAdYHAAEAAAHXBwEAAAAB2AcBAAAAAdkHQAAAAAHaB0AAAAABAVMAAJYKACAKwAcCAAAAAcgHAADCDgAgywcCAAAAAc0HQAAAAAHOB0AAAAAB1gcAAQAAAdcHAQAAAAHYBwEAAAAB2QdAAAAAAdoHQAAAAAEBUwAAmAoAMAFTAACYCgAwDQYAAKEOACAIAACiDgAgCQAAow4AIMAHAgD1DQAhyAcAAJ4OACDLBwIA9Q0AIc0HQAD6DQAhzgdAAPoNACHWBwABnw4AIdcHAQCgDgAh2AcBAKAOACHZB0AAiw4AIdoHQACLDgAhAgAAAA8AIFMAAJsKACAKwAcCAPUNACHIBwAAng4AIMsHAgD1DQAhzQdAAPoNACHOB0AA-g0AIdYHAAGfDgAh1wcBAKAOACHYBwEAoA4AIdkHQACLDgAh2gdAAIsOACECAAAADQAgUwAAnQoAIAIAAAANACBTAACdCgAgAwAAAA8AIFoAAJYKACBbAACbCgAgAQAAAA8AIAEAAAANACAKCgAAmQ4AIGAAAJoOACBhAACdDgAgYgAAnA4AIGMAAJsOACDWBwAA7g0AINcHAADuDQAg2AcAAO4NACDZBwAA7g0AINoHAADuDQAgDa4HAAD6CwAwrwcAAKQKABCwBwAA-gsAMMAHAgDUCwAhyAcAAPELACDLBwIA1AsAIc0HQADkCwAhzgdAAOQLACHWBwAB-wsAIdcHAQD8CwAh2AcBAPwLACHZB0AA8gsAIdoHQADyCwAhAwAAAA0AIAEAAKMKADBfAACkCgAgAwAAAA0AIAEAAA4AMAIAAA8AIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgBQcAAJgOACDNB0AAAAAB0wcAAQAAAdQHAgAAAAHVB0AAAAABAVMAAKwKACAEzQdAAAAAAdMHAAEAAAHUBwIAAAAB1QdAAAAAAQFTAACuCgAwAVMAAK4KADAFBwAAlw4AIM0HQAD6DQAh0wcAAYkOACHUBwIA9Q0AIdUHQACLDgAhAgAAABMAIFMAALEKACAEzQdAAPoNACHTBwABiQ4AIdQHAgD1DQAh1QdAAIsOACECAAAAEQAgUwAAswoAIAIAAAARACBTAACzCgAgAwAAABMAIFoAAKwKACBbAACxCgAgAQAAABMAIAEAAAARACAGCgAAkg4AIGAAAJMOACBhAACWDgAgYgAAlQ4AIGMAAJQOACDVBwAA7g0AIAeuBwAA-QsAMK8HAAC6CgAQsAcAAPkLADDNB0AA5AsAIdMHAAHwCwAh1AcCANQLACHVB0AA8gsAIQMAAAARACABAAC5CgAwXwAAugoAIAMAAAARACABAAASADACAAATACABAAAAGgAgAQAAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAwFAACQDgAgBgAAkQ4AIMUHAAEAAAHGBwABAAABxwcCAAAAAcgHAACPDgAgyQcCAAAAAcoHQAAAAAHLBwIAAAABzAdAAAAAAc0HQAAAAAHOB0AAAAABAVMAAMIKACAKxQcAAQAAAcYHAAEAAAHHBwIAAAAByAcAAI8OACDJBwIAAAABygdAAAAAAcsHAgAAAAHMB0AAAAABzQdAAAAAAc4HQAAAAAEBUwAAxAoAMAFTAADECgAwAQAAAAkAIAwFAACNDgAgBgAAjg4AIMUHAAGJDgAhxgcAAYkOACHHBwIA9Q0AIcgHAACKDgAgyQcCAPUNACHKB0AAiw4AIcsHAgCMDgAhzAdAAIsOACHNB0AA-g0AIc4HQAD6DQAhAgAAABoAIFMAAMgKACAKxQcAAYkOACHGBwABiQ4AIccHAgD1DQAhyAcAAIoOACDJBwIA9Q0AIcoHQACLDgAhywcCAIwOACHMB0AAiw4AIc0HQAD6DQAhzgdAAPoNACECAAAAGAAgUwAAygoAIAIAAAAYACBTAADKCgAgAQAAAAkAIAMAAAAaACBaAADCCgAgWwAAyAoAIAEAAAAaACABAAAAGAAgCAoAAIQOACBgAACFDgAgYQAAiA4AIGIAAIcOACBjAACGDgAgygcAAO4NACDLBwAA7g0AIMwHAADuDQAgDa4HAADvCwAwrwcAANIKABCwBwAA7wsAMMUHAAHwCwAhxgcAAfALACHHBwIA1AsAIcgHAADxCwAgyQcCANQLACHKB0AA8gsAIcsHAgDzCwAhzAdAAPILACHNB0AA5AsAIc4HQADkCwAhAwAAABgAIAEAANEKADBfAADSCgAgAwAAABgAIAEAABkAMAIAABoAIAWuBwAA7gsAMK8HAADYCgAQsAcAAO4LADDDBwEAAAABxAdAAOgLACEBAAAA1QoAIAEAAADVCgAgBa4HAADuCwAwrwcAANgKABCwBwAA7gsAMMMHAQDgCwAhxAdAAOgLACEAAwAAANgKACABAADZCgAwAgAA1QoAIAMAAADYCgAgAQAA2QoAMAIAANUKACADAAAA2AoAIAEAANkKADACAADVCgAgAsMHAQAAAAHEB0AAAAABAVMAAN0KACACwwcBAAAAAcQHQAAAAAEBUwAA3woAMAFTAADfCgAwAsMHAQD0DQAhxAdAAPoNACECAAAA1QoAIFMAAOIKACACwwcBAPQNACHEB0AA-g0AIQIAAADYCgAgUwAA5AoAIAIAAADYCgAgUwAA5AoAIAMAAADVCgAgWgAA3QoAIFsAAOIKACABAAAA1QoAIAEAAADYCgAgAwoAAIEOACBiAACDDgAgYwAAgg4AIAWuBwAA7QsAMK8HAADrCgAQsAcAAO0LADDDBwEA0wsAIcQHQADkCwAhAwAAANgKACABAADqCgAwXwAA6woAIAMAAADYCgAgAQAA2QoAMAIAANUKACAFrgcAAOwLADCvBwAA8QoAELAHAADsCwAwwAcBAAAAAcIHQADoCwAhAQAAAO4KACABAAAA7goAIAWuBwAA7AsAMK8HAADxCgAQsAcAAOwLADDABwEA4AsAIcIHQADoCwAhAAMAAADxCgAgAQAA8goAMAIAAO4KACADAAAA8QoAIAEAAPIKADACAADuCgAgAwAAAPEKACABAADyCgAwAgAA7goAIALABwEAAAABwgdAAAAAAQFTAAD2CgAgAsAHAQAAAAHCB0AAAAABAVMAAPgKADABUwAA-AoAMALABwEA9A0AIcIHQAD6DQAhAgAAAO4KACBTAAD7CgAgAsAHAQD0DQAhwgdAAPoNACECAAAA8QoAIFMAAP0KACACAAAA8QoAIFMAAP0KACADAAAA7goAIFoAAPYKACBbAAD7CgAgAQAAAO4KACABAAAA8QoAIAMKAAD-DQAgYgAAgA4AIGMAAP8NACAFrgcAAOsLADCvBwAAhAsAELAHAADrCwAwwAcBANMLACHCB0AA5AsAIQMAAADxCgAgAQAAgwsAMF8AAIQLACADAAAA8QoAIAEAAPIKADACAADuCgAgBa4HAADqCwAwrwcAAIoLABCwBwAA6gsAMMAHAQAAAAHBB0AA6AsAIQEAAACHCwAgAQAAAIcLACAFrgcAAOoLADCvBwAAigsAELAHAADqCwAwwAcBAOALACHBB0AA6AsAIQADAAAAigsAIAEAAIsLADACAACHCwAgAwAAAIoLACABAACLCwAwAgAAhwsAIAMAAACKCwAgAQAAiwsAMAIAAIcLACACwAcBAAAAAcEHQAAAAAEBUwAAjwsAIALABwEAAAABwQdAAAAAAQFTAACRCwAwAVMAAJELADACwAcBAPQNACHBB0AA-g0AIQIAAACHCwAgUwAAlAsAIALABwEA9A0AIcEHQAD6DQAhAgAAAIoLACBTAACWCwAgAgAAAIoLACBTAACWCwAgAwAAAIcLACBaAACPCwAgWwAAlAsAIAEAAACHCwAgAQAAAIoLACADCgAA-w0AIGIAAP0NACBjAAD8DQAgBa4HAADpCwAwrwcAAJ0LABCwBwAA6QsAMMAHAQDTCwAhwQdAAOQLACEDAAAAigsAIAEAAJwLADBfAACdCwAgAwAAAIoLACABAACLCwAwAgAAhwsAIAWuBwAA5wsAMK8HAACjCwAQsAcAAOcLADCxBwEAAAABvwdAAOgLACEBAAAAoAsAIAEAAACgCwAgBa4HAADnCwAwrwcAAKMLABCwBwAA5wsAMLEHAQDgCwAhvwdAAOgLACEAAwAAAKMLACABAACkCwAwAgAAoAsAIAMAAACjCwAgAQAApAsAMAIAAKALACADAAAAowsAIAEAAKQLADACAACgCwAgArEHAQAAAAG_B0AAAAABAVMAAKgLACACsQcBAAAAAb8HQAAAAAEBUwAAqgsAMAFTAACqCwAwArEHAQD0DQAhvwdAAPoNACECAAAAoAsAIFMAAK0LACACsQcBAPQNACG_B0AA-g0AIQIAAACjCwAgUwAArwsAIAIAAACjCwAgUwAArwsAIAMAAACgCwAgWgAAqAsAIFsAAK0LACABAAAAoAsAIAEAAACjCwAgAwoAAPcNACBiAAD5DQAgYwAA-A0AIAWuBwAA4wsAMK8HAAC2CwAQsAcAAOMLADCxBwEA0wsAIb8HQADkCwAhAwAAAKMLACABAAC1CwAwXwAAtgsAIAMAAACjCwAgAQAApAsAMAIAAKALACAGrgcAAN8LADCvBwAAvAsAELAHAADfCwAwsQcBAAAAAbIHAgDhCwAhswcEAOILACEBAAAAuQsAIAEAAAC5CwAgBq4HAADfCwAwrwcAALwLABCwBwAA3wsAMLEHAQDgCwAhsgcCAOELACGzBwQA4gsAIQGzBwAA7g0AIAMAAAC8CwAgAQAAvQsAMAIAALkLACADAAAAvAsAIAEAAL0LADACAAC5CwAgAwAAALwLACABAAC9CwAwAgAAuQsAIAOxBwEAAAABsgcCAAAAAbMHBAAAAAEBUwAAwQsAIAOxBwEAAAABsgcCAAAAAbMHBAAAAAEBUwAAwwsAMAFTAADDCwAwA7EHAQD0DQAhsgcCAPUNACGzBwQA9g0AIQIAAAC5CwAgUwAAxgsAIAOxBwEA9A0AIbIHAgD1DQAhswcEAPYNACECAAAAvAsAIFMAAMgLACACAAAAvAsAIFMAAMgLACADAAAAuQsAIFoAAMELACBbAADGCwAgAQAAALkLACABAAAAvAsAIAYKAADvDQAgYAAA8A0AIGEAAPMNACBiAADyDQAgYwAA8Q0AILMHAADuDQAgBq4HAADSCwAwrwcAAM8LABCwBwAA0gsAMLEHAQDTCwAhsgcCANQLACGzBwQA1QsAIQMAAAC8CwAgAQAAzgsAMF8AAM8LACADAAAAvAsAIAEAAL0LADACAAC5CwAgBq4HAADSCwAwrwcAAM8LABCwBwAA0gsAMLEHAQDTCwAhsgcCANQLACGzBwQA1QsAIQ4KAADbCwAgYgAA3gsAIGMAAN4LACC0BwEAAAABtQcBAAAABLYHAQAAAAS3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAAAABuwcBAN0LACG8BwEAAAABvQcBAAAAAb4HAQAAAAENCgAA2wsAIGAAANwLACBhAADbCwAgYgAA2wsAIGMAANsLACC0BwIAAAABtQcCAAAABLYHAgAAAAS3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIAAAABuwcCANoLACENCgAA1wsAIGAAANgLACBhAADZCwAgYgAA2QsAIGMAANkLACC0BwQAAAABtQcEAAAABbYHBAAAAAW3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAAAABuwcEANYLACENCgAA1wsAIGAAANgLACBhAADZCwAgYgAA2QsAIGMAANkLACC0BwQAAAABtQcEAAAABbYHBAAAAAW3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAAAABuwcEANYLACEItAcCAAAAAbUHAgAAAAW2BwIAAAAFtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHAgDXCwAhCLQHCAAAAAG1BwgAAAAFtgcIAAAABbcHCAAAAAG4BwgAAAABuQcIAAAAAboHCAAAAAG7BwgA2AsAIQi0BwQAAAABtQcEAAAABbYHBAAAAAW3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAAAABuwcEANkLACENCgAA2wsAIGAAANwLACBhAADbCwAgYgAA2wsAIGMAANsLACC0BwIAAAABtQcCAAAABLYHAgAAAAS3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIAAAABuwcCANoLACEItAcCAAAAAbUHAgAAAAS2BwIAAAAEtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHAgDbCwAhCLQHCAAAAAG1BwgAAAAEtgcIAAAABLcHCAAAAAG4BwgAAAABuQcIAAAAAboHCAAAAAG7BwgA3AsAIQ4KAADbCwAgYgAA3gsAIGMAAN4LACC0BwEAAAABtQcBAAAABLYHAQAAAAS3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAAAABuwcBAN0LACG8BwEAAAABvQcBAAAAAb4HAQAAAAELtAcBAAAAAbUHAQAAAAS2BwEAAAAEtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAAAAAbsHAQDeCwAhvAcBAAAAAb0HAQAAAAG-BwEAAAABBq4HAADfCwAwrwcAALwLABCwBwAA3wsAMLEHAQDgCwAhsgcCAOELACGzBwQA4gsAIQu0BwEAAAABtQcBAAAABLYHAQAAAAS3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAAAABuwcBAN4LACG8BwEAAAABvQcBAAAAAb4HAQAAAAEItAcCAAAAAbUHAgAAAAS2BwIAAAAEtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHAgDbCwAhCLQHBAAAAAG1BwQAAAAFtgcEAAAABbcHBAAAAAG4BwQAAAABuQcEAAAAAboHBAAAAAG7BwQA2QsAIQWuBwAA4wsAMK8HAAC2CwAQsAcAAOMLADCxBwEA0wsAIb8HQADkCwAhCwoAANsLACBiAADmCwAgYwAA5gsAILQHQAAAAAG1B0AAAAAEtgdAAAAABLcHQAAAAAG4B0AAAAABuQdAAAAAAboHQAAAAAG7B0AA5QsAIQsKAADbCwAgYgAA5gsAIGMAAOYLACC0B0AAAAABtQdAAAAABLYHQAAAAAS3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AAAAABuwdAAOULACEItAdAAAAAAbUHQAAAAAS2B0AAAAAEtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAAAAAbsHQADmCwAhBa4HAADnCwAwrwcAAKMLABCwBwAA5wsAMLEHAQDgCwAhvwdAAOgLACEItAdAAAAAAbUHQAAAAAS2B0AAAAAEtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAAAAAbsHQADmCwAhBa4HAADpCwAwrwcAAJ0LABCwBwAA6QsAMMAHAQDTCwAhwQdAAOQLACEFrgcAAOoLADCvBwAAigsAELAHAADqCwAwwAcBAOALACHBB0AA6AsAIQWuBwAA6wsAMK8HAACECwAQsAcAAOsLADDABwEA0wsAIcIHQADkCwAhBa4HAADsCwAwrwcAAPEKABCwBwAA7AsAMMAHAQDgCwAhwgdAAOgLACEFrgcAAO0LADCvBwAA6woAELAHAADtCwAwwwcBANMLACHEB0AA5AsAIQWuBwAA7gsAMK8HAADYCgAQsAcAAO4LADDDBwEA4AsAIcQHQADoCwAhDa4HAADvCwAwrwcAANIKABCwBwAA7wsAMMUHAAHwCwAhxgcAAfALACHHBwIA1AsAIcgHAADxCwAgyQcCANQLACHKB0AA8gsAIcsHAgDzCwAhzAdAAPILACHNB0AA5AsAIc4HQADkCwAhBwoAANsLACBiAAD4CwAgYwAA-AsAILQHAAEAAAG1BwABAAAEtgcAAQAABLsHAAH3CwAhBLQHAAAA0AcJ0AcAAADQBwPRBwAAANAHCNIHAAAA0AcICwoAANcLACBiAAD2CwAgYwAA9gsAILQHQAAAAAG1B0AAAAAFtgdAAAAABbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQAAAAAG7B0AA9QsAIQ0KAADXCwAgYAAA2AsAIGEAANcLACBiAADXCwAgYwAA1wsAILQHAgAAAAG1BwIAAAAFtgcCAAAABbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgAAAAG7BwIA9AsAIQ0KAADXCwAgYAAA2AsAIGEAANcLACBiAADXCwAgYwAA1wsAILQHAgAAAAG1BwIAAAAFtgcCAAAABbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgAAAAG7BwIA9AsAIQsKAADXCwAgYgAA9gsAIGMAAPYLACC0B0AAAAABtQdAAAAABbYHQAAAAAW3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AAAAABuwdAAPULACEItAdAAAAAAbUHQAAAAAW2B0AAAAAFtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAAAAAbsHQAD2CwAhBwoAANsLACBiAAD4CwAgYwAA-AsAILQHAAEAAAG1BwABAAAEtgcAAQAABLsHAAH3CwAhBLQHAAEAAAG1BwABAAAEtgcAAQAABLsHAAH4CwAhB64HAAD5CwAwrwcAALoKABCwBwAA-QsAMM0HQADkCwAh0wcAAfALACHUBwIA1AsAIdUHQADyCwAhDa4HAAD6CwAwrwcAAKQKABCwBwAA-gsAMMAHAgDUCwAhyAcAAPELACDLBwIA1AsAIc0HQADkCwAhzgdAAOQLACHWBwAB-wsAIdcHAQD8CwAh2AcBAPwLACHZB0AA8gsAIdoHQADyCwAhBwoAANcLACBiAACADAAgYwAAgAwAILQHAAEAAAG1BwABAAAFtgcAAQAABbsHAAH_CwAhDgoAANcLACBiAAD-CwAgYwAA_gsAILQHAQAAAAG1BwEAAAAFtgcBAAAABbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQAAAAG7BwEA_QsAIbwHAQAAAAG9BwEAAAABvgcBAAAAAQ4KAADXCwAgYgAA_gsAIGMAAP4LACC0BwEAAAABtQcBAAAABbYHAQAAAAW3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAAAABuwcBAP0LACG8BwEAAAABvQcBAAAAAb4HAQAAAAELtAcBAAAAAbUHAQAAAAW2BwEAAAAFtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAAAAAbsHAQD-CwAhvAcBAAAAAb0HAQAAAAG-BwEAAAABBwoAANcLACBiAACADAAgYwAAgAwAILQHAAEAAAG1BwABAAAFtgcAAQAABbsHAAH_CwAhBLQHAAEAAAG1BwABAAAFtgcAAQAABbsHAAGADAAhCK4HAACBDAAwrwcAAI4KABCwBwAAgQwAMMAHAgDUCwAhxwcCANQLACHIBwAA8QsAIM0HQADkCwAh2wcCANQLACELrgcAAIIMADCvBwAA-AkAELAHAACCDAAwwAcCANQLACHNB0AA5AsAIdwHAgDUCwAh3QcBANMLACHeBwEA0wsAId8HAAH7CwAh4AcAAIMMACDhBwAAgwwAIAS0BwEAAAAF0AcBAAAAAdEHAQAAAATSBwEAAAAEC64HAACEDAAwrwcAAOIJABCwBwAAhAwAMMAHAgDUCwAhzQdAAOQLACHOB0AA8gsAIeIHAQDTCwAh4wcCAPMLACHkBwIA8wsAIeUHAQD8CwAh5gcgAIUMACEFCgAA2wsAIGIAAIcMACBjAACHDAAgtAcgAAAAAbsHIACGDAAhBQoAANsLACBiAACHDAAgYwAAhwwAILQHIAAAAAG7ByAAhgwAIQK0ByAAAAABuwcgAIcMACENMQAAjQwAIDYAAIwMACCuBwAAiAwAMK8HAACSAQAQsAcAAIgMADDABwIA4QsAIc0HQADoCwAhzgdAAIoMACHiBwEA4AsAIeMHAgDBDAAh5AcCAMEMACHlBwEAiQwAIeYHIACLDAAhC7QHAQAAAAG1BwEAAAAFtgcBAAAABbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQAAAAG7BwEA_gsAIbwHAQAAAAG9BwEAAAABvgcBAAAAAQi0B0AAAAABtQdAAAAABbYHQAAAAAW3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AAAAABuwdAAPYLACECtAcgAAAAAbsHIACHDAAhEQQAAJQMACA1AAClDQAgrgcAAKQNADCvBwAAlAEAELAHAACkDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHoBwEA4AsAIekHBACTDAAh6gcBAOALACHrBwEA4AsAIewHQADoCwAh7QcBAOALACGeCQAAlAEAIJ8JAACUAQAgGxkAAJQMACAyAACVDQAgMwAAmA0AIDQAAK4NACA1AAClDQAgrgcAAKoNADCvBwAAhAEAELAHAACqDQAwwAcCAOELACHNB0AA6AsAIegHAQDgCwAh6QcEAJMMACHrBwEA4AsAIe4HAgDhCwAh8wcBAOALACH0BwEA4AsAIfYHAACrDfYHIvgHAACsDfgHIvkHCACtDQAh-gcCAMEMACH7BwIAwQwAIfwHAQCJDAAh_QcCAOELACH-BwIA4QsAIf8HAgDhCwAhngkAAIQBACCfCQAAhAEAIAY5AgDUCwAhrgcAAI4MADCvBwAAxgkAELAHAACODAAw3AcCANQLACHnBwQAjwwAIQ0KAADbCwAgYAAA3AsAIGEAAJEMACBiAACRDAAgYwAAkQwAILQHBAAAAAG1BwQAAAAEtgcEAAAABLcHBAAAAAG4BwQAAAABuQcEAAAAAboHBAAAAAG7BwQAkAwAIQ0KAADbCwAgYAAA3AsAIGEAAJEMACBiAACRDAAgYwAAkQwAILQHBAAAAAG1BwQAAAAEtgcEAAAABLcHBAAAAAG4BwQAAAABuQcEAAAAAboHBAAAAAG7BwQAkAwAIQi0BwQAAAABtQcEAAAABLYHBAAAAAS3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAAAABuwcEAJEMACEHBAAAlAwAIDkCAOELACGuBwAAkgwAMK8HAACkAQAQsAcAAJIMADDcBwIA4QsAIecHBACTDAAhCLQHBAAAAAG1BwQAAAAEtgcEAAAABLcHBAAAAAG4BwQAAAABuQcEAAAAAboHBAAAAAG7BwQAkQwAIT8QAACGDQAgEQAAhw0AIBIAAIgNACATAACJDQAgFAAAig0AIBUAAIsNACAWAACMDQAgFwAA4QwAIBsAAI0NACAdAACODQAgHgAAzgwAICMAAJANACAlAACPDQAgJwAAkQ0AICwAAJINACAuAACWDQAgMAAAkw0AIDIAAJUNACAzAACYDQAgNwAAlA0AIDgAAJcNACA5AACZDQAgOgAAmg0AID0AAJsNACA-AACbDQAgPwAAmw0AIEEAAJwNACBCAACcDQAgQwAAnQ0AIEQAAJ4NACBGAACfDQAgRwAAoA0AIEwAAKENACBNAAChDQAgrgcAAIQNADCvBwAAqgEAELAHAACEDQAwwAcCAOELACHNB0AA6AsAIeUHAQCJDAAhmQhAAIoMACHyCAEAiQwAIf0IAQDgCwAh_ghAAIoMACH_CAEAiQwAIYEJAACFDYEJIoIJQACKDAAhgwlAAIoMACGECQEAiQwAIYUJQACKDAAhhglAAIoMACGHCQEAiQwAIYgJQACKDAAhiQkCAOELACGKCSAAiwwAIYsJQACKDAAhjAkgAIsMACGNCQEAiQwAIY4JAQCJDAAhjwkBAIkMACGQCQEAiQwAIZ4JAACqAQAgnwkAAKoBACANrgcAAJUMADCvBwAArgkAELAHAACVDAAwwAcCANQLACHNB0AA5AsAIdwHAgDUCwAh3QcBANMLACHoBwEA0wsAIekHBACPDAAh6gcBANMLACHrBwEA0wsAIewHQADkCwAh7QcBANMLACEFNAIA1AsAIa4HAACWDAAwrwcAAJgJABCwBwAAlgwAMOQHAgDUCwAhBjEAAJgMACA0AgDhCwAhrgcAAJcMADCvBwAAkAEAELAHAACXDAAw5AcCAOELACEbGQAAlAwAIDIAAJUNACAzAACYDQAgNAAArg0AIDUAAKUNACCuBwAAqg0AMK8HAACEAQAQsAcAAKoNADDABwIA4QsAIc0HQADoCwAh6AcBAOALACHpBwQAkwwAIesHAQDgCwAh7gcCAOELACHzBwEA4AsAIfQHAQDgCwAh9gcAAKsN9gci-AcAAKwN-Aci-QcIAK0NACH6BwIAwQwAIfsHAgDBDAAh_AcBAIkMACH9BwIA4QsAIf4HAgDhCwAh_wcCAOELACGeCQAAhAEAIJ8JAACEAQAgCq4HAACZDAAwrwcAAIAJABCwBwAAmQwAMMAHAgDUCwAhzQdAAOQLACHkBwIA1AsAIe4HAgDUCwAh7wcBANMLACHwB0AA8gsAIfEHAgDzCwAhB64HAACaDAAwrwcAAOoIABCwBwAAmgwAMM0HQADkCwAh2wcCANQLACHkBwIA1AsAIfIHAgDUCwAhFK4HAACbDAAwrwcAANQIABCwBwAAmwwAMMAHAgDUCwAhzQdAAOQLACHoBwEA0wsAIekHBACPDAAh6wcBANMLACHuBwIA1AsAIfMHAQDTCwAh9AcBANMLACH2BwAAnAz2ByL4BwAAnQz4ByL5BwgAngwAIfoHAgDzCwAh-wcCAPMLACH8BwEA_AsAIf0HAgDUCwAh_gcCANQLACH_BwIA1AsAIQcKAADbCwAgYgAAowwAIGMAAKMMACC0BwAAAPYHArUHAAAA9gcItgcAAAD2Bwi7BwAAogz2ByIHCgAA2wsAIGIAAKEMACBjAAChDAAgtAcAAAD4BwK1BwAAAPgHCLYHAAAA-AcIuwcAAKAM-AciDQoAANcLACBgAADYCwAgYQAA2AsAIGIAANgLACBjAADYCwAgtAcIAAAAAbUHCAAAAAW2BwgAAAAFtwcIAAAAAbgHCAAAAAG5BwgAAAABugcIAAAAAbsHCACfDAAhDQoAANcLACBgAADYCwAgYQAA2AsAIGIAANgLACBjAADYCwAgtAcIAAAAAbUHCAAAAAW2BwgAAAAFtwcIAAAAAbgHCAAAAAG5BwgAAAABugcIAAAAAbsHCACfDAAhBwoAANsLACBiAAChDAAgYwAAoQwAILQHAAAA-AcCtQcAAAD4Bwi2BwAAAPgHCLsHAACgDPgHIgS0BwAAAPgHArUHAAAA-AcItgcAAAD4Bwi7BwAAoQz4ByIHCgAA2wsAIGIAAKMMACBjAACjDAAgtAcAAAD2BwK1BwAAAPYHCLYHAAAA9gcIuwcAAKIM9gciBLQHAAAA9gcCtQcAAAD2Bwi2BwAAAPYHCLsHAACjDPYHIgWuBwAApAwAMK8HAAC-CAAQsAcAAKQMADCACAIA1AsAIYEIAgDUCwAhCq4HAAClDAAwrwcAAKgIABCwBwAApQwAMPMHAQDTCwAhgAgCAPMLACGBCAIA1AsAIYIIAgDUCwAhgwgQAKYMACGECAIA1AsAIYUIAQD8CwAhDQoAANsLACBgAACoDAAgYQAAqAwAIGIAAKgMACBjAACoDAAgtAcQAAAAAbUHEAAAAAS2BxAAAAAEtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEACnDAAhDQoAANsLACBgAACoDAAgYQAAqAwAIGIAAKgMACBjAACoDAAgtAcQAAAAAbUHEAAAAAS2BxAAAAAEtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEACnDAAhCLQHEAAAAAG1BxAAAAAEtgcQAAAABLcHEAAAAAG4BxAAAAABuQcQAAAAAboHEAAAAAG7BxAAqAwAIQyuBwAAqQwAMK8HAACSCAAQsAcAAKkMADDABwIA1AsAIc0HQADkCwAh-AcAAKsMiggihwgAAKoMhwgiiAgCANQLACGKCEAA8gsAIYsIAQD8CwAhjAgCAPMLACGNCAEA_AsAIQcKAADbCwAgYgAArwwAIGMAAK8MACC0BwAAAIcIArUHAAAAhwgItgcAAACHCAi7BwAArgyHCCIHCgAA2wsAIGIAAK0MACBjAACtDAAgtAcAAACKCAK1BwAAAIoICLYHAAAAiggIuwcAAKwMiggiBwoAANsLACBiAACtDAAgYwAArQwAILQHAAAAiggCtQcAAACKCAi2BwAAAIoICLsHAACsDIoIIgS0BwAAAIoIArUHAAAAiggItgcAAACKCAi7BwAArQyKCCIHCgAA2wsAIGIAAK8MACBjAACvDAAgtAcAAACHCAK1BwAAAIcICLYHAAAAhwgIuwcAAK4MhwgiBLQHAAAAhwgCtQcAAACHCAi2BwAAAIcICLsHAACvDIcIIg6uBwAAsAwAMK8HAAD8BwAQsAcAALAMADDABwIA1AsAIc0HQADkCwAh7gcCANQLACHwB0AA8gsAIfEHAgDzCwAh8wcBAPwLACGCCAIA1AsAIY4IAgDUCwAhjwgBANMLACGQCAEA_AsAIZEIQADyCwAhC64HAACxDAAwrwcAAOYHABCwBwAAsQwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIfAHQADyCwAh8QcCAPMLACHzBwEA0wsAIY8IAQDTCwAhkghAAPILACEbHwEA0wsAIa4HAACyDAAwrwcAANAHABCwBwAAsgwAMMAHAgDUCwAhzQdAAOQLACHcBwIA8wsAIfAHQADyCwAh8QcCAPMLACHzBwEA0wsAIfQHAQDTCwAh-AcAALQMmAgigAgCAPMLACGDCBAApgwAIY4IEACmDAAhkwgBAPwLACGUCAEA_AsAIZUIEACzDAAhlggCANQLACGYCAEA_AsAIZkIQADyCwAhmggCANQLACGbCCAAhQwAIZwIAQDTCwAhnQgBANMLACGeCAIA1AsAIZ8IAgDUCwAhDQoAANcLACBgAAC4DAAgYQAAuAwAIGIAALgMACBjAAC4DAAgtAcQAAAAAbUHEAAAAAW2BxAAAAAFtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEAC3DAAhBwoAANsLACBiAAC2DAAgYwAAtgwAILQHAAAAmAgCtQcAAACYCAi2BwAAAJgICLsHAAC1DJgIIgcKAADbCwAgYgAAtgwAIGMAALYMACC0BwAAAJgIArUHAAAAmAgItgcAAACYCAi7BwAAtQyYCCIEtAcAAACYCAK1BwAAAJgICLYHAAAAmAgIuwcAALYMmAgiDQoAANcLACBgAAC4DAAgYQAAuAwAIGIAALgMACBjAAC4DAAgtAcQAAAAAbUHEAAAAAW2BxAAAAAFtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEAC3DAAhCLQHEAAAAAG1BxAAAAAFtgcQAAAABbcHEAAAAAG4BxAAAAABuQcQAAAAAboHEAAAAAG7BxAAuAwAIQ2uBwAAuQwAMK8HAAC4BwAQsAcAALkMADDABwIA1AsAIc0HQADkCwAh3AcCANQLACHdBwEA0wsAIfQHAQDTCwAh-AcAALoMoQgikwgBANMLACGeCAIA1AsAIZ8IAgDUCwAhoQggAIUMACEHCgAA2wsAIGIAALwMACBjAAC8DAAgtAcAAAChCAK1BwAAAKEICLYHAAAAoQgIuwcAALsMoQgiBwoAANsLACBiAAC8DAAgYwAAvAwAILQHAAAAoQgCtQcAAAChCAi2BwAAAKEICLsHAAC7DKEIIgS0BwAAAKEIArUHAAAAoQgItgcAAAChCAi7BwAAvAyhCCIErgcAAL0MADCvBwAAogcAELAHAAC9DAAwoggBANMLACEErgcAAL4MADCvBwAAjwcAELAHAAC-DAAwoggBAOALACENrgcAAL8MADCvBwAAiQcAELAHAAC_DAAwwAcEAI8MACHNB0AA5AsAIe4HAgDzCwAh8wcBAPwLACGHCAEA_AsAIZIIQADyCwAhowgBANMLACGkCAIA1AsAIaUIAQDTCwAhpggCANQLACENrgcAAMAMADCvBwAA_AYAELAHAADADAAwwAcEAJMMACHNB0AA6AsAIe4HAgDBDAAh8wcBAIkMACGHCAEAiQwAIZIIQACKDAAhowgBAOALACGkCAIA4QsAIaUIAQDgCwAhpggCAOELACEItAcCAAAAAbUHAgAAAAW2BwIAAAAFtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHAgDXCwAhAqMIAQAAAAGkCAIAAAABBK4HAADDDAAwrwcAAPYGABCwBwAAwwwAMKgIAgDUCwAhBSAAAMUMACCuBwAAxAwAMK8HAABcABCwBwAAxAwAMKgIAgDhCwAhFRkAAJQMACAfAADPDQAgJAAA0A0AICUAAI8NACAmAADRDQAgrgcAAM0NADCvBwAASQAQsAcAAM0NADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACH4BwAAzg2tCCKPCAEA4AsAIasIAgDBDAAhrQgCAMEMACGuCAIA4QsAIZ4JAABJACCfCQAASQAgB64HAADGDAAwrwcAAOQGABCwBwAAxgwAMM0HQADkCwAh2wcCANQLACHyBwIA1AsAIakIAgDUCwAhC64HAADHDAAwrwcAAM4GABCwBwAAxwwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIfAHQADyCwAh8QcCAPMLACGPCAEA0wsAIagIAgDUCwAhqggCANQLACEOrgcAAMgMADCvBwAAuAYAELAHAADIDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAh8AdAAPILACHxBwIA8wsAIfMHAQDTCwAh-AcAAMkMrQgijwgBANMLACGrCAIA8wsAIa0IAgDzCwAhrggCANQLACEHCgAA2wsAIGIAAMsMACBjAADLDAAgtAcAAACtCAK1BwAAAK0ICLYHAAAArQgIuwcAAMoMrQgiBwoAANsLACBiAADLDAAgYwAAywwAILQHAAAArQgCtQcAAACtCAi2BwAAAK0ICLsHAADKDK0IIgS0BwAAAK0IArUHAAAArQgItgcAAACtCAi7BwAAywytCCIGrgcAAMwMADCvBwAAngYAELAHAADMDAAwwAcCANQLACHdBwEA0wsAIZMIAQDTCwAhBx4AAM4MACCuBwAAzQwAMK8HAABNABCwBwAAzQwAMMAHAgDhCwAh3QcBAOALACGTCAEA4AsAIQOvCAAASQAgsAgAAEkAILEIAABJACAGrgcAAM8MADCvBwAAhgYAELAHAADPDAAwzQdAAOQLACHdBwEA0wsAIfIHAAHwCwAhBq4HAADQDAAwrwcAAPMFABCwBwAA0AwAMM0HQADoCwAh3QcBAOALACHyBwAB0QwAIQS0BwABAAABtQcAAQAABLYHAAEAAAS7BwAB-AsAIQmuBwAA0gwAMK8HAADtBQAQsAcAANIMADDABwIA1AsAIc0HQADkCwAh2wcCANQLACGyCAEA0wsAIbMIAQDTCwAhtAhAAPILACEMrgcAANMMADCvBwAA1wUAELAHAADTDAAwwAcCANQLACHNB0AA5AsAIdsHAgDUCwAh3QcBANMLACG0CEAA8gsAIbUIAAHwCwAhtggAAfALACG3CAQAjwwAIbgIAACDDAAgBq4HAADUDAAwrwcAAMEFABCwBwAA1AwAMNMHAAHwCwAh1QdAAPILACHbBwIA1AsAIQmuBwAA1QwAMK8HAACrBQAQsAcAANUMADDNB0AA5AsAIdsHAgDUCwAhuQgBANMLACG6CAQAjwwAIbsIAgDUCwAhvAhAAPILACEKAwAAlAwAIK4HAADWDAAwrwcAACkAELAHAADWDAAwzQdAAOgLACHbBwIA4QsAIbkIAQDgCwAhuggEAJMMACG7CAIA4QsAIbwIQACKDAAhB64HAADXDAAwrwcAAJMFABCwBwAA1wwAMLMHQADkCwAh2wcCAPMLACG9CAEA0wsAIb4IAADYDAAgDwoAANsLACBiAADZDAAgYwAA2QwAILQHgAAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAG6B4AAAAABuweAAAAAAb8IAQAAAAHACAEAAAABwQgBAAAAAcIIgAAAAAHDCIAAAAABxAiAAAAAAQy0B4AAAAABtweAAAAAAbgHgAAAAAG5B4AAAAABugeAAAAAAbsHgAAAAAG_CAEAAAABwAgBAAAAAcEIAQAAAAHCCIAAAAABwwiAAAAAAcQIgAAAAAEHrgcAANoMADCvBwAAgAUAELAHAADaDAAwswdAAOgLACHbBwIAwQwAIb0IAQDgCwAhvggAANsMACAMtAeAAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAboHgAAAAAG7B4AAAAABvwgBAAAAAcAIAQAAAAHBCAEAAAABwgiAAAAAAcMIgAAAAAHECIAAAAABB64HAADcDAAwrwcAAPoEABCwBwAA3AwAMNsHAgDUCwAhxQgCANQLACHGCAIA1AsAIccIQADkCwAhCq4HAADdDAAwrwcAAOQEABCwBwAA3QwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIe8HAQDTCwAh8AdAAPILACHxBwIA8wsAIcUIAgDUCwAhEK4HAADeDAAwrwcAAM4EABCwBwAA3gwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIe8HAQDTCwAh8AdAAPILACHxBwIA8wsAIfMHAQDTCwAhyAgCANQLACHJCCAAhQwAIcoIIACFDAAhywgCANQLACHMCEAA5AsAIc0IAgDUCwAhCa4HAADfDAAwrwcAALgEABCwBwAA3wwAMMAHAgDUCwAhzQdAAOQLACHzBwEA0wsAIfQHAQDTCwAhmQhAAPILACHOCAIA1AsAIQoXAADhDAAgrgcAAOAMADCvBwAApQQAELAHAADgDAAwwAcCAOELACHNB0AA6AsAIfMHAQDgCwAh9AcBAOALACGZCEAAigwAIc4IAgDhCwAhA68IAAA3ACCwCAAANwAgsQgAADcAIBKuBwAA4gwAMK8HAACfBAAQsAcAAOIMADDABwIA1AsAIcIHQADyCwAhygdAAOQLACHOB0AA8gsAIdsHAgDUCwAh5wcEAI8MACHrBwEA_AsAIc8IAQDTCwAh0AgCANQLACHRCAIA1AsAIdIIAgDUCwAh0wgEAI8MACHUCAIA1AsAIdUIAQD8CwAh1ghAAPILACEIrgcAAOMMADCvBwAAiQQAELAHAADjDAAwzwgBAPwLACHXCAIA1AsAIdgIAgDUCwAh2QgBAPwLACHaCAIA8wsAIQwqAgDUCwAhrgcAAOQMADCvBwAA8wMAELAHAADkDAAwwAcCANQLACHNB0AA5AsAIdsHAgDUCwAhzwgBANMLACHZCAEA_AsAIdoIAgDUCwAh2wgBANMLACHcCEAA8gsAIRCuBwAA5QwAMK8HAADdAwAQsAcAAOUMADC_B0AA5AsAIcAHAgDUCwAh7gcCAPMLACHzBwEA_AsAIc8IAQDTCwAh2QgBAPwLACHaCAIA8wsAId0IAQDTCwAh3ggCANQLACHfCAIA8wsAIeAIAQDTCwAh4QgBAPwLACHiCCAAhQwAIREqAADnDAAgrgcAAOYMADCvBwAAygMAELAHAADmDAAwvwdAAOgLACHABwIA4QsAIe4HAgDBDAAh8wcBAIkMACHPCAEA4AsAIdkIAQCJDAAh2ggCAMEMACHdCAEA4AsAId4IAgDhCwAh3wgCAMEMACHgCAEA4AsAIeEIAQCJDAAh4gggAIsMACEDrwgAAMoBACCwCAAAygEAILEIAADKAQAgAt0IAQAAAAHeCAIAAAABDa4HAADpDAAwrwcAAMQDABCwBwAA6QwAML8HQADkCwAhwAcCANQLACHcBwIA8wsAIfMHAQD8CwAhjwgBANMLACHZCAEA_AsAId0IAQDTCwAh3ggCANQLACHkCAIA1AsAIeUIAgDUCwAhEK4HAADqDAAwrwcAAKwDABCwBwAA6gwAMMAHAgDUCwAhzQdAAOQLACHuBwIA8wsAIfgHAADrDOkIItkIAQDTCwAh3QgBANMLACHeCAIA1AsAIeYIAgDUCwAh5wgBAPwLACHpCAIA8wsAIeoIAQD8CwAh6whAAPILACHsCEAA8gsAIQcKAADbCwAgYgAA7QwAIGMAAO0MACC0BwAAAOkIArUHAAAA6QgItgcAAADpCAi7BwAA7AzpCCIHCgAA2wsAIGIAAO0MACBjAADtDAAgtAcAAADpCAK1BwAAAOkICLYHAAAA6QgIuwcAAOwM6QgiBLQHAAAA6QgCtQcAAADpCAi2BwAAAOkICLsHAADtDOkIIgyuBwAA7gwAMK8HAACSAwAQsAcAAO4MADC_B0AA5AsAIcAHAgDUCwAh2QgBAPwLACHaCAIA8wsAIdsIAQDTCwAh3QgBANMLACHeCAIA8wsAIe0IAQD8CwAh7ggAANgMACAMrgcAAO8MADCvBwAA_wIAELAHAADvDAAwvwdAAOgLACHABwIA4QsAIdkIAQCJDAAh2ggCAMEMACHbCAEA4AsAId0IAQDgCwAh3ggCAMEMACHtCAEAiQwAIe4IAADbDAAgCq4HAADwDAAwrwcAAPkCABCwBwAA8AwAMLEHAQDTCwAhzQdAAOQLACHbBwIA1AsAIfgHAgDUCwAhjwgBANMLACHvCAEA0wsAIfAIAAHwCwAhCq4HAADxDAAwrwcAAOMCABCwBwAA8QwAMM0HQADkCwAhzgdAAOQLACHTBwAB8AsAIdUHQADyCwAh2wcCANQLACHxCAEA0wsAIfIIAQDTCwAhCq4HAADyDAAwrwcAAM0CABCwBwAA8gwAMMAHAgDUCwAhzQdAAOQLACHOB0AA5AsAIdMHAAHwCwAh8wgCANQLACH0CAIA1AsAIfUIAgDUCwAhDVMAANgMACCuBwAA8wwAMK8HAAC3AgAQsAcAAPMMADDABwIA1AsAIc0HQADkCwAh2wcCAPMLACHQCAIA1AsAIdUIAQD8CwAh9ggBANMLACH3CAEA0wsAIfgIQADkCwAh-QhAAPILACEPrgcAAPQMADCvBwAAnwIAELAHAAD0DAAwwAcCANQLACHHBwIA8wsAIcgHAADxCwAgzQdAAOQLACHOB0AA8gsAIdMHAAHwCwAh2wcCANQLACHdBwEA0wsAIbQIQADyCwAh-ggBANMLACH7CEAA8gsAIfwIAgDzCwAhG64HAAD1DAAwrwcAAIUCABCwBwAA9QwAMMAHAgDUCwAhzQdAAOQLACHlBwEA_AsAIZkIQADyCwAh8ggBAPwLACH9CAEA0wsAIf4IQADyCwAh_wgBAPwLACGBCQAA9gyBCSKCCUAA8gsAIYMJQADyCwAhhAkBAPwLACGFCUAA8gsAIYYJQADyCwAhhwkBAPwLACGICUAA8gsAIYkJAgDUCwAhigkgAIUMACGLCUAA8gsAIYwJIACFDAAhjQkBAPwLACGOCQEA_AsAIY8JAQD8CwAhkAkBAPwLACEHCgAA2wsAIGIAAPgMACBjAAD4DAAgtAcAAACBCQK1BwAAAIEJCLYHAAAAgQkIuwcAAPcMgQkiBwoAANsLACBiAAD4DAAgYwAA-AwAILQHAAAAgQkCtQcAAACBCQi2BwAAAIEJCLsHAAD3DIEJIgS0BwAAAIEJArUHAAAAgQkItgcAAACBCQi7BwAA-AyBCSIKSQAA-gwAIEoAAPsMACCuBwAA-QwAMK8HAADKAQAQsAcAAPkMADDPCAEAiQwAIdcIAgDhCwAh2AgCAOELACHZCAEAiQwAIdoIAgDBDAAhEyoAAOcMACCuBwAA5gwAMK8HAADKAwAQsAcAAOYMADC_B0AA6AsAIcAHAgDhCwAh7gcCAMEMACHzBwEAiQwAIc8IAQDgCwAh2QgBAIkMACHaCAIAwQwAId0IAQDgCwAh3ggCAOELACHfCAIAwQwAIeAIAQDgCwAh4QgBAIkMACHiCCAAiwwAIZ4JAADKAwAgnwkAAMoDACARAwAAlAwAICoCAOELACFIAACUDAAgSwAA5wwAIK4HAAD8DAAwrwcAAMYBABCwBwAA_AwAMMAHAgDhCwAhzQdAAOgLACHbBwIA4QsAIc8IAQDgCwAh2QgBAIkMACHaCAIA4QsAIdsIAQDgCwAh3AhAAIoMACGeCQAAxgEAIJ8JAADGAQAgDwMAAJQMACAqAgDhCwAhSAAAlAwAIEsAAOcMACCuBwAA_AwAMK8HAADGAQAQsAcAAPwMADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHPCAEA4AsAIdkIAQCJDAAh2ggCAOELACHbCAEA4AsAIdwIQACKDAAhEwMAAJQMACCuBwAA_QwAMK8HAADCAQAQsAcAAP0MADDABwIA4QsAIcIHQACKDAAhygdAAOgLACHOB0AAigwAIdsHAgDhCwAh5wcEAJMMACHrBwEAiQwAIc8IAQDgCwAh0AgCAOELACHRCAIA4QsAIdIIAgDhCwAh0wgEAJMMACHUCAIA4QsAIdUIAQCJDAAh1ghAAIoMACELRQAAlAwAIK4HAAD-DAAwrwcAAL4BABCwBwAA_gwAMMAHAgDhCwAhzQdAAOgLACHOB0AA6AsAIdMHAAHRDAAh8wgCAOELACH0CAIA4QsAIfUIAgDhCwAhCwMAAJQMACCuBwAA_wwAMK8HAAC6AQAQsAcAAP8MADDNB0AA6AsAIc4HQADoCwAh0wcAAdEMACHVB0AAigwAIdsHAgDhCwAh8QgBAOALACHyCAEA4AsAIQ4DAACBDQAgUwAA2wwAIK4HAACADQAwrwcAALUBABCwBwAAgA0AMMAHAgDhCwAhzQdAAOgLACHbBwIAwQwAIdAIAgDhCwAh1QgBAIkMACH2CAEA4AsAIfcIAQDgCwAh-AhAAOgLACH5CEAAigwAIT8QAACGDQAgEQAAhw0AIBIAAIgNACATAACJDQAgFAAAig0AIBUAAIsNACAWAACMDQAgFwAA4QwAIBsAAI0NACAdAACODQAgHgAAzgwAICMAAJANACAlAACPDQAgJwAAkQ0AICwAAJINACAuAACWDQAgMAAAkw0AIDIAAJUNACAzAACYDQAgNwAAlA0AIDgAAJcNACA5AACZDQAgOgAAmg0AID0AAJsNACA-AACbDQAgPwAAmw0AIEEAAJwNACBCAACcDQAgQwAAnQ0AIEQAAJ4NACBGAACfDQAgRwAAoA0AIEwAAKENACBNAAChDQAgrgcAAIQNADCvBwAAqgEAELAHAACEDQAwwAcCAOELACHNB0AA6AsAIeUHAQCJDAAhmQhAAIoMACHyCAEAiQwAIf0IAQDgCwAh_ghAAIoMACH_CAEAiQwAIYEJAACFDYEJIoIJQACKDAAhgwlAAIoMACGECQEAiQwAIYUJQACKDAAhhglAAIoMACGHCQEAiQwAIYgJQACKDAAhiQkCAOELACGKCSAAiwwAIYsJQACKDAAhjAkgAIsMACGNCQEAiQwAIY4JAQCJDAAhjwkBAIkMACGQCQEAiQwAIZ4JAACqAQAgnwkAAKoBACAD3QgBAAAAAd4IAgAAAAHkCAIAAAABDwQAAIENACBAAACUDAAgrgcAAIMNADCvBwAArwEAELAHAACDDQAwvwdAAOgLACHABwIA4QsAIdwHAgDBDAAh8wcBAIkMACGPCAEA4AsAIdkIAQCJDAAh3QgBAOALACHeCAIA4QsAIeQIAgDhCwAh5QgCAOELACE9EAAAhg0AIBEAAIcNACASAACIDQAgEwAAiQ0AIBQAAIoNACAVAACLDQAgFgAAjA0AIBcAAOEMACAbAACNDQAgHQAAjg0AIB4AAM4MACAjAACQDQAgJQAAjw0AICcAAJENACAsAACSDQAgLgAAlg0AIDAAAJMNACAyAACVDQAgMwAAmA0AIDcAAJQNACA4AACXDQAgOQAAmQ0AIDoAAJoNACA9AACbDQAgPgAAmw0AID8AAJsNACBBAACcDQAgQgAAnA0AIEMAAJ0NACBEAACeDQAgRgAAnw0AIEcAAKANACBMAAChDQAgTQAAoQ0AIK4HAACEDQAwrwcAAKoBABCwBwAAhA0AMMAHAgDhCwAhzQdAAOgLACHlBwEAiQwAIZkIQACKDAAh8ggBAIkMACH9CAEA4AsAIf4IQACKDAAh_wgBAIkMACGBCQAAhQ2BCSKCCUAAigwAIYMJQACKDAAhhAkBAIkMACGFCUAAigwAIYYJQACKDAAhhwkBAIkMACGICUAAigwAIYkJAgDhCwAhigkgAIsMACGLCUAAigwAIYwJIACLDAAhjQkBAIkMACGOCQEAiQwAIY8JAQCJDAAhkAkBAIkMACEEtAcAAACBCQK1BwAAAIEJCLYHAAAAgQkIuwcAAPgMgQkiA68IAAADACCwCAAAAwAgsQgAAAMAIAOvCAAABwAgsAgAAAcAILEIAAAHACADrwgAAAkAILAIAAAJACCxCAAACQAgDAMAAJQMACCuBwAA1gwAMK8HAAApABCwBwAA1gwAMM0HQADoCwAh2wcCAOELACG5CAEA4AsAIboIBACTDAAhuwgCAOELACG8CEAAigwAIZ4JAAApACCfCQAAKQAgA68IAAArACCwCAAAKwAgsQgAACsAIAOvCAAALwAgsAgAAC8AILEIAAAvACADrwgAADMAILAIAAAzACCxCAAAMwAgA68IAAA9ACCwCAAAPQAgsQgAAD0AIAOvCAAAQQAgsAgAAEEAILEIAABBACADrwgAAFEAILAIAABRACCxCAAAUQAgA68IAABUACCwCAAAVAAgsQgAAFQAIAOvCAAAYQAgsAgAAGEAILEIAABhACADrwgAAGUAILAIAABlACCxCAAAZQAgA68IAACAAQAgsAgAAIABACCxCAAAgAEAIAOvCAAAhAEAILAIAACEAQAgsQgAAIQBACADrwgAAIgBACCwCAAAiAEAILEIAACIAQAgA68IAAB5ACCwCAAAeQAgsQgAAHkAIAOvCAAAnAEAILAIAACcAQAgsQgAAJwBACADrwgAAIwBACCwCAAAjAEAILEIAACMAQAgA68IAACUAQAgsAgAAJQBACCxCAAAlAEAIAkEAACUDAAgOQIA4QsAIa4HAACSDAAwrwcAAKQBABCwBwAAkgwAMNwHAgDhCwAh5wcEAJMMACGeCQAApAEAIJ8JAACkAQAgA68IAACmAQAgsAgAAKYBACCxCAAApgEAIAOvCAAArwEAILAIAACvAQAgsQgAAK8BACADrwgAALUBACCwCAAAtQEAILEIAAC1AQAgA68IAAC6AQAgsAgAALoBACCxCAAAugEAIAOvCAAAvgEAILAIAAC-AQAgsQgAAL4BACADrwgAAMIBACCwCAAAwgEAILEIAADCAQAgA68IAADGAQAgsAgAAMYBACCxCAAAxgEAIBMZAACBDQAgOwAAlAwAIDwAAIENACCuBwAAog0AMK8HAACmAQAQsAcAAKINADDABwIA4QsAIc0HQADoCwAh7gcCAMEMACH4BwAAow3pCCLZCAEA4AsAId0IAQDgCwAh3ggCAOELACHmCAIA4QsAIecIAQCJDAAh6QgCAMEMACHqCAEAiQwAIesIQACKDAAh7AhAAIoMACEEtAcAAADpCAK1BwAAAOkICLYHAAAA6QgIuwcAAO0M6QgiDwQAAJQMACA1AAClDQAgrgcAAKQNADCvBwAAlAEAELAHAACkDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHoBwEA4AsAIekHBACTDAAh6gcBAOALACHrBwEA4AsAIewHQADoCwAh7QcBAOALACEPMQAAjQwAIDYAAIwMACCuBwAAiAwAMK8HAACSAQAQsAcAAIgMADDABwIA4QsAIc0HQADoCwAhzgdAAIoMACHiBwEA4AsAIeMHAgDBDAAh5AcCAMEMACHlBwEAiQwAIeYHIACLDAAhngkAAJIBACCfCQAAkgEAIAwZAACUDAAgrgcAAKYNADCvBwAAnAEAELAHAACmDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8AdAAIoMACHxBwIAwQwAIfMHAQDgCwAhjwgBAOALACGSCEAAigwAIQLbBwIAAAAB5AcCAAAAAQkDAACUDAAgMQAAmAwAIK4HAACoDQAwrwcAAIwBABCwBwAAqA0AMM0HQADoCwAh2wcCAOELACHkBwIA4QsAIfIHAgDhCwAhDBkAAJQMACAxAACYDAAgrgcAAKkNADCvBwAAiAEAELAHAACpDQAwwAcCAOELACHNB0AA6AsAIeQHAgDhCwAh7gcCAOELACHvBwEA4AsAIfAHQACKDAAh8QcCAMEMACEZGQAAlAwAIDIAAJUNACAzAACYDQAgNAAArg0AIDUAAKUNACCuBwAAqg0AMK8HAACEAQAQsAcAAKoNADDABwIA4QsAIc0HQADoCwAh6AcBAOALACHpBwQAkwwAIesHAQDgCwAh7gcCAOELACHzBwEA4AsAIfQHAQDgCwAh9gcAAKsN9gci-AcAAKwN-Aci-QcIAK0NACH6BwIAwQwAIfsHAgDBDAAh_AcBAIkMACH9BwIA4QsAIf4HAgDhCwAh_wcCAOELACEEtAcAAAD2BwK1BwAAAPYHCLYHAAAA9gcIuwcAAKMM9gciBLQHAAAA-AcCtQcAAAD4Bwi2BwAAAPgHCLsHAAChDPgHIgi0BwgAAAABtQcIAAAABbYHCAAAAAW3BwgAAAABuAcIAAAAAbkHCAAAAAG6BwgAAAABuwcIANgLACEIMQAAmAwAIDQCAOELACGuBwAAlwwAMK8HAACQAQAQsAcAAJcMADDkBwIA4QsAIZ4JAACQAQAgnwkAAJABACAPKQAAlAwAICoAALINACAsAACzDQAgrgcAAK8NADCvBwAAgAEAELAHAACvDQAwwAcCAOELACHNB0AA6AsAIfgHAACxDYoIIocIAACwDYcIIogIAgDhCwAhighAAIoMACGLCAEAiQwAIYwIAgDBDAAhjQgBAIkMACEEtAcAAACHCAK1BwAAAIcICLYHAAAAhwgIuwcAAK8MhwgiBLQHAAAAiggCtQcAAACKCAi2BwAAAIoICLsHAACtDIoIIgOvCAAAbgAgsAgAAG4AILEIAABuACADrwgAAHMAILAIAABzACCxCAAAcwAgAu4HAgAAAAGCCAIAAAABEBkAAJQMACAtAAC2DQAgrgcAALUNADCvBwAAeQAQsAcAALUNADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHwB0AAigwAIfEHAgDBDAAh8wcBAIkMACGCCAIA4QsAIY4IAgDhCwAhjwgBAOALACGQCAEAiQwAIZEIQACKDAAhIB8BAOALACEoAADADQAgKgAAsg0AIC4AAJYNACCuBwAAvQ0AMK8HAABpABCwBwAAvQ0AMMAHAgDhCwAhzQdAAOgLACHcBwIAwQwAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIfQHAQDgCwAh-AcAAL8NmAgigAgCAMEMACGDCBAAvA0AIY4IEAC8DQAhkwgBAIkMACGUCAEAiQwAIZUIEAC-DQAhlggCAOELACGYCAEAiQwAIZkIQACKDAAhmggCAOELACGbCCAAiwwAIZwIAQDgCwAhnQgBAOALACGeCAIA4QsAIZ8IAgDhCwAhngkAAGkAIJ8JAABpACACgAgCAAAAAYEIAgAAAAEGKwAAuQ0AIK4HAAC4DQAwrwcAAHMAELAHAAC4DQAwgAgCAOELACGBCAIA4QsAIREpAACUDAAgKgAAsg0AICwAALMNACCuBwAArw0AMK8HAACAAQAQsAcAAK8NADDABwIA4QsAIc0HQADoCwAh-AcAALENiggihwgAALANhwgiiAgCAOELACGKCEAAigwAIYsIAQCJDAAhjAgCAMEMACGNCAEAiQwAIZ4JAACAAQAgnwkAAIABACACgQgCAAAAAYIIAgAAAAEMKwAAuQ0AIC0AALYNACCuBwAAuw0AMK8HAABuABCwBwAAuw0AMPMHAQDgCwAhgAgCAMEMACGBCAIA4QsAIYIIAgDhCwAhgwgQALwNACGECAIA4QsAIYUIAQCJDAAhCLQHEAAAAAG1BxAAAAAEtgcQAAAABLcHEAAAAAG4BxAAAAABuQcQAAAAAboHEAAAAAG7BxAAqAwAIR4fAQDgCwAhKAAAwA0AICoAALINACAuAACWDQAgrgcAAL0NADCvBwAAaQAQsAcAAL0NADDABwIA4QsAIc0HQADoCwAh3AcCAMEMACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACH0BwEA4AsAIfgHAAC_DZgIIoAIAgDBDAAhgwgQALwNACGOCBAAvA0AIZMIAQCJDAAhlAgBAIkMACGVCBAAvg0AIZYIAgDhCwAhmAgBAIkMACGZCEAAigwAIZoIAgDhCwAhmwggAIsMACGcCAEA4AsAIZ0IAQDgCwAhnggCAOELACGfCAIA4QsAIQi0BxAAAAABtQcQAAAABbYHEAAAAAW3BxAAAAABuAcQAAAAAbkHEAAAAAG6BxAAAAABuwcQALgMACEEtAcAAACYCAK1BwAAAJgICLYHAAAAmAgIuwcAALYMmAgiEQQAAJQMACAvAADDDQAgrgcAAMENADCvBwAAZQAQsAcAAMENADDABwIA4QsAIc0HQADoCwAh3AcCAOELACHdBwEA4AsAIfQHAQDgCwAh-AcAAMINoQgikwgBAOALACGeCAIA4QsAIZ8IAgDhCwAhoQggAIsMACGeCQAAZQAgnwkAAGUAIA8EAACUDAAgLwAAww0AIK4HAADBDQAwrwcAAGUAELAHAADBDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACH0BwEA4AsAIfgHAADCDaEIIpMIAQDgCwAhnggCAOELACGfCAIA4QsAIaEIIACLDAAhBLQHAAAAoQgCtQcAAAChCAi2BwAAAKEICLsHAAC8DKEIIgOvCAAAaQAgsAgAAGkAILEIAABpACADsQcBAAAAAdsHAgAAAAHvCAEAAAABCwMAAJQMACCuBwAAxQ0AMK8HAABhABCwBwAAxQ0AMLEHAQDgCwAhzQdAAOgLACHbBwIA4QsAIfgHAgDhCwAhjwgBAOALACHvCAEA4AsAIfAIAAHRDAAhAsAHAgAAAAGoCAIAAAABDxkAAJQMACAgAADFDAAgIQAAyA0AICMAAJANACCuBwAAxw0AMK8HAABRABCwBwAAxw0AMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACGPCAEA4AsAIagIAgDhCwAhqggCAOELACEVGQAAlAwAIB8AAM8NACAkAADQDQAgJQAAjw0AICYAANENACCuBwAAzQ0AMK8HAABJABCwBwAAzQ0AMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIfgHAADODa0IIo8IAQDgCwAhqwgCAMEMACGtCAIAwQwAIa4IAgDhCwAhngkAAEkAIJ8JAABJACAC2wcCAAAAAakIAgAAAAEJAwAAlAwAICIAAMsNACCuBwAAyg0AMK8HAABUABCwBwAAyg0AMM0HQADoCwAh2wcCAOELACHyBwIA4QsAIakIAgDhCwAhERkAAJQMACAgAADFDAAgIQAAyA0AICMAAJANACCuBwAAxw0AMK8HAABRABCwBwAAxw0AMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACGPCAEA4AsAIagIAgDhCwAhqggCAOELACGeCQAAUQAgnwkAAFEAIALABwIAAAABrQgCAAAAARMZAACUDAAgHwAAzw0AICQAANANACAlAACPDQAgJgAA0Q0AIK4HAADNDQAwrwcAAEkAELAHAADNDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8AdAAIoMACHxBwIAwQwAIfMHAQDgCwAh-AcAAM4NrQgijwgBAOALACGrCAIAwQwAIa0IAgDBDAAhrggCAOELACEEtAcAAACtCAK1BwAAAK0ICLYHAAAArQgIuwcAAMsMrQgiCR4AAM4MACCuBwAAzQwAMK8HAABNABCwBwAAzQwAMMAHAgDhCwAh3QcBAOALACGTCAEA4AsAIZ4JAABNACCfCQAATQAgERkAAJQMACAgAADFDAAgIQAAyA0AICMAAJANACCuBwAAxw0AMK8HAABRABCwBwAAxw0AMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACGPCAEA4AsAIagIAgDhCwAhqggCAOELACGeCQAAUQAgnwkAAFEAIAcgAADFDAAgrgcAAMQMADCvBwAAXAAQsAcAAMQMADCoCAIA4QsAIZ4JAABcACCfCQAAXAAgAtsHAgAAAAHFCAIAAAABCQMAAJQMACAaAADUDQAgrgcAANMNADCvBwAAQQAQsAcAANMNADDbBwIA4QsAIcUIAgDhCwAhxggCAOELACHHCEAA6AsAIRYYAADXDQAgGQAAlAwAIBsAAI0NACAcAACODQAgrgcAANYNADCvBwAANwAQsAcAANYNADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHvBwEA4AsAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIcgIAgDhCwAhyQggAIsMACHKCCAAiwwAIcsIAgDhCwAhzAhAAOgLACHNCAIA4QsAIZ4JAAA3ACCfCQAANwAgDBkAAJQMACAaAADUDQAgrgcAANUNADCvBwAAPQAQsAcAANUNADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHvBwEA4AsAIfAHQACKDAAh8QcCAMEMACHFCAIA4QsAIRQYAADXDQAgGQAAlAwAIBsAAI0NACAcAACODQAgrgcAANYNADCvBwAANwAQsAcAANYNADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHvBwEA4AsAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIcgIAgDhCwAhyQggAIsMACHKCCAAiwwAIcsIAgDhCwAhzAhAAOgLACHNCAIA4QsAIQwXAADhDAAgrgcAAOAMADCvBwAApQQAELAHAADgDAAwwAcCAOELACHNB0AA6AsAIfMHAQDgCwAh9AcBAOALACGZCEAAigwAIc4IAgDhCwAhngkAAKUEACCfCQAApQQAIAKyCAEAAAABswgBAAAAAQoDAACUDAAgrgcAANkNADCvBwAAMwAQsAcAANkNADDABwIA4QsAIc0HQADoCwAh2wcCAOELACGyCAEA4AsAIbMIAQDgCwAhtAhAAIoMACENAwAAlAwAIK4HAADaDQAwrwcAAC8AELAHAADaDQAwwAcCAOELACHNB0AA6AsAIdsHAgDhCwAh3QcBAOALACG0CEAAigwAIbUIAAHRDAAhtggAAdEMACG3CAQAkwwAIbgIAACDDAAgAtMHAAEAAAHbBwIAAAABBwMAAJQMACCuBwAA3A0AMK8HAAArABCwBwAA3A0AMNMHAAHRDAAh1QdAAIoMACHbBwIA4QsAIQ8EAACUDAAgDAAA3w0AIA0AAIgNACAOAACGDQAgrgcAAN0NADCvBwAABwAQsAcAAN0NADDABwIA4QsAIc0HQADoCwAh3AcCAOELACHdBwEA4AsAId4HAQDgCwAh3wcAAd4NACHgBwAAgwwAIOEHAACDDAAgBLQHAAEAAAG1BwABAAAFtgcAAQAABbsHAAGADAAhA68IAAAYACCwCAAAGAAgsQgAABgAIA8FAADhDQAgBgAA4g0AIK4HAADgDQAwrwcAABgAELAHAADgDQAwxQcAAdEMACHGBwAB0QwAIccHAgDhCwAhyAcAAPELACDJBwIA4QsAIcoHQACKDAAhywcCAMEMACHMB0AAigwAIc0HQADoCwAhzgdAAOgLACERBAAAlAwAIAwAAN8NACANAACIDQAgDgAAhg0AIK4HAADdDQAwrwcAAAcAELAHAADdDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHeBwEA4AsAId8HAAHeDQAh4AcAAIMMACDhBwAAgwwAIJ4JAAAHACCfCQAABwAgDgMAAJQMACAFAADhDQAgCwAA6g0AIAwAAN8NACCuBwAA6Q0AMK8HAAAJABCwBwAA6Q0AMMAHAgDhCwAhxwcCAOELACHIBwAA8QsAIM0HQADoCwAh2wcCAOELACGeCQAACQAgnwkAAAkAIAgHAADkDQAgrgcAAOMNADCvBwAAEQAQsAcAAOMNADDNB0AA6AsAIdMHAAHRDAAh1AcCAOELACHVB0AAigwAIRIGAADmDQAgCAAA5w0AIAkAAIYNACCuBwAA5Q0AMK8HAAANABCwBwAA5Q0AMMAHAgDhCwAhyAcAAPELACDLBwIA4QsAIc0HQADoCwAhzgdAAOgLACHWBwAB3g0AIdcHAQCJDAAh2AcBAIkMACHZB0AAigwAIdoHQACKDAAhngkAAA0AIJ8JAAANACAQBgAA5g0AIAgAAOcNACAJAACGDQAgrgcAAOUNADCvBwAADQAQsAcAAOUNADDABwIA4QsAIcgHAADxCwAgywcCAOELACHNB0AA6AsAIc4HQADoCwAh1gcAAd4NACHXBwEAiQwAIdgHAQCJDAAh2QdAAIoMACHaB0AAigwAIQ4DAACUDAAgBQAA4Q0AIAsAAOoNACAMAADfDQAgrgcAAOkNADCvBwAACQAQsAcAAOkNADDABwIA4QsAIccHAgDhCwAhyAcAAPELACDNB0AA6AsAIdsHAgDhCwAhngkAAAkAIJ8JAAAJACADrwgAABEAILAIAAARACCxCAAAEQAgAscHAgAAAAHbBwIAAAABDAMAAJQMACAFAADhDQAgCwAA6g0AIAwAAN8NACCuBwAA6Q0AMK8HAAAJABCwBwAA6Q0AMMAHAgDhCwAhxwcCAOELACHIBwAA8QsAIM0HQADoCwAh2wcCAOELACEDrwgAAA0AILAIAAANACCxCAAADQAgEgMAAJQMACAFAADsDQAgDwAA7Q0AIK4HAADrDQAwrwcAAAMAELAHAADrDQAwwAcCAOELACHHBwIAwQwAIcgHAADxCwAgzQdAAOgLACHOB0AAigwAIdMHAAHRDAAh2wcCAOELACHdBwEA4AsAIbQIQACKDAAh-ggBAOALACH7CEAAigwAIfwIAgDBDAAhEQQAAJQMACAMAADfDQAgDQAAiA0AIA4AAIYNACCuBwAA3Q0AMK8HAAAHABCwBwAA3Q0AMMAHAgDhCwAhzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh3gcBAOALACHfBwAB3g0AIeAHAACDDAAg4QcAAIMMACCeCQAABwAgnwkAAAcAIBIGAADmDQAgCAAA5w0AIAkAAIYNACCuBwAA5Q0AMK8HAAANABCwBwAA5Q0AMMAHAgDhCwAhyAcAAPELACDLBwIA4QsAIc0HQADoCwAhzgdAAOgLACHWBwAB3g0AIdcHAQCJDAAh2AcBAIkMACHZB0AAigwAIdoHQACKDAAhngkAAA0AIJ8JAAANACAAAAAAAAABowkBAAAAAQWjCQIAAAABqgkCAAAAAasJAgAAAAGsCQIAAAABrQkCAAAAAQWjCQQAAAABqgkEAAAAAasJBAAAAAGsCQQAAAABrQkEAAAAAQAAAAGjCUAAAAABAAAAAAAAAAAAAAAAAAABowkAAQAAAQKjCQAAANAHCKkJAAAA0AcCAaMJQAAAAAEFowkCAAAAAaoJAgAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAEFWgAAjxoAIFsAAJUaACCgCQAAkBoAIKEJAACUGgAgpgkAACYAIAdaAACNGgAgWwAAkhoAIKAJAACOGgAgoQkAAJEaACCkCQAACQAgpQkAAAkAIKYJAAALACABowkAAADQBwgDWgAAjxoAIKAJAACQGgAgpgkAACYAIANaAACNGgAgoAkAAI4aACCmCQAACwAgAAAAAAAFWgAAiBoAIFsAAIsaACCgCQAAiRoAIKEJAACKGgAgpgkAAA8AIANaAACIGgAgoAkAAIkaACCmCQAADwAgAAAAAAACowkAAADQBwipCQAAANAHAgGjCQABAAABAaMJAQAAAAEFWgAA9xkAIFsAAIYaACCgCQAA-BkAIKEJAACFGgAgpgkAAAsAIAtaAAC2DgAwWwAAuw4AMKAJAAC3DgAwoQkAALgOADCiCQAAuQ4AIKMJAAC6DgAwpAkAALoOADClCQAAug4AMKYJAAC6DgAwpwkAALwOADCoCQAAvQ4AMAtaAACkDgAwWwAAqQ4AMKAJAAClDgAwoQkAAKYOADCiCQAApw4AIKMJAACoDgAwpAkAAKgOADClCQAAqA4AMKYJAACoDgAwpwkAAKoOADCoCQAAqw4AMA0DAAC0DgAgBQAAtQ4AIMAHAgAAAAHHBwIAAAAByAcAALMOACDNB0AAAAABzgdAAAAAAdMHAAEAAAHbBwIAAAAB3QcBAAAAAbQIQAAAAAH6CAEAAAAB-whAAAAAAQIAAAAFACBaAACyDgAgAwAAAAUAIFoAALIOACBbAACvDgAgAVMAAIQaADASAwAAlAwAIAUAAOwNACAPAADtDQAgrgcAAOsNADCvBwAAAwAQsAcAAOsNADDABwIAAAABxwcCAMEMACHIBwAA8QsAIM0HQADoCwAhzgdAAIoMACHTBwABAAAB2wcCAOELACHdBwEA4AsAIbQIQACKDAAh-ggBAOALACH7CEAAigwAIfwIAgDBDAAhAgAAAAUAIFMAAK8OACACAAAArA4AIFMAAK0OACAPrgcAAKsOADCvBwAArA4AELAHAACrDgAwwAcCAOELACHHBwIAwQwAIcgHAADxCwAgzQdAAOgLACHOB0AAigwAIdMHAAHRDAAh2wcCAOELACHdBwEA4AsAIbQIQACKDAAh-ggBAOALACH7CEAAigwAIfwIAgDBDAAhD64HAACrDgAwrwcAAKwOABCwBwAAqw4AMMAHAgDhCwAhxwcCAMEMACHIBwAA8QsAIM0HQADoCwAhzgdAAIoMACHTBwAB0QwAIdsHAgDhCwAh3QcBAOALACG0CEAAigwAIfoIAQDgCwAh-whAAIoMACH8CAIAwQwAIQvABwIA9Q0AIccHAgCMDgAhyAcAAK4OACDNB0AA-g0AIc4HQACLDgAh0wcAAYkOACHbBwIA9Q0AId0HAQD0DQAhtAhAAIsOACH6CAEA9A0AIfsIQACLDgAhAqMJAAAA0AcIqQkAAADQBwINAwAAsA4AIAUAALEOACDABwIA9Q0AIccHAgCMDgAhyAcAAK4OACDNB0AA-g0AIc4HQACLDgAh0wcAAYkOACHbBwIA9Q0AId0HAQD0DQAhtAhAAIsOACH6CAEA9A0AIfsIQACLDgAhBVoAAPwZACBbAACCGgAgoAkAAP0ZACChCQAAgRoAIKYJAAABACAHWgAA-hkAIFsAAP8ZACCgCQAA-xkAIKEJAAD-GQAgpAkAAAcAIKUJAAAHACCmCQAAJgAgDQMAALQOACAFAAC1DgAgwAcCAAAAAccHAgAAAAHIBwAAsw4AIM0HQAAAAAHOB0AAAAAB0wcAAQAAAdsHAgAAAAHdBwEAAAABtAhAAAAAAfoIAQAAAAH7CEAAAAABAaMJAAAA0AcIA1oAAPwZACCgCQAA_RkAIKYJAAABACADWgAA-hkAIKAJAAD7GQAgpgkAACYAIAPNB0AAAAAB0wcAAQAAAdUHQAAAAAECAAAAEwAgWgAAwQ4AIAMAAAATACBaAADBDgAgWwAAwA4AIAFTAAD5GQAwCAcAAOQNACCuBwAA4w0AMK8HAAARABCwBwAA4w0AMM0HQADoCwAh0wcAAQAAAdQHAgDhCwAh1QdAAIoMACECAAAAEwAgUwAAwA4AIAIAAAC-DgAgUwAAvw4AIAeuBwAAvQ4AMK8HAAC-DgAQsAcAAL0OADDNB0AA6AsAIdMHAAHRDAAh1AcCAOELACHVB0AAigwAIQeuBwAAvQ4AMK8HAAC-DgAQsAcAAL0OADDNB0AA6AsAIdMHAAHRDAAh1AcCAOELACHVB0AAigwAIQPNB0AA-g0AIdMHAAGJDgAh1QdAAIsOACEDzQdAAPoNACHTBwABiQ4AIdUHQACLDgAhA80HQAAAAAHTBwABAAAB1QdAAAAAAQGjCQAAANAHCANaAAD3GQAgoAkAAPgZACCmCQAACwAgBFoAALYOADCgCQAAtw4AMKIJAAC5DgAgpgkAALoOADAEWgAApA4AMKAJAAClDgAwogkAAKcOACCmCQAAqA4AMAAAAAAAAqMJAAAA0AcIqQkAAADQBwIFWgAA7RkAIFsAAPUZACCgCQAA7hkAIKEJAAD0GQAgpgkAAAEAIAVaAADrGQAgWwAA8hkAIKAJAADsGQAgoQkAAPEZACCmCQAAJgAgC1oAANwOADBbAADhDgAwoAkAAN0OADChCQAA3g4AMKIJAADfDgAgowkAAOAOADCkCQAA4A4AMKUJAADgDgAwpgkAAOAOADCnCQAA4g4AMKgJAADjDgAwC1oAANAOADBbAADVDgAwoAkAANEOADChCQAA0g4AMKIJAADTDgAgowkAANQOADCkCQAA1A4AMKUJAADUDgAwpgkAANQOADCnCQAA1g4AMKgJAADXDgAwCgUAAJAOACDFBwABAAABxgcAAQAAAccHAgAAAAHIBwAAjw4AIMkHAgAAAAHKB0AAAAABzAdAAAAAAc0HQAAAAAHOB0AAAAABAgAAABoAIFoAANsOACADAAAAGgAgWgAA2w4AIFsAANoOACABUwAA8BkAMA8FAADhDQAgBgAA4g0AIK4HAADgDQAwrwcAABgAELAHAADgDQAwxQcAAQAAAcYHAAEAAAHHBwIA4QsAIcgHAADxCwAgyQcCAOELACHKB0AAigwAIcsHAgDBDAAhzAdAAIoMACHNB0AA6AsAIc4HQADoCwAhAgAAABoAIFMAANoOACACAAAA2A4AIFMAANkOACANrgcAANcOADCvBwAA2A4AELAHAADXDgAwxQcAAdEMACHGBwAB0QwAIccHAgDhCwAhyAcAAPELACDJBwIA4QsAIcoHQACKDAAhywcCAMEMACHMB0AAigwAIc0HQADoCwAhzgdAAOgLACENrgcAANcOADCvBwAA2A4AELAHAADXDgAwxQcAAdEMACHGBwAB0QwAIccHAgDhCwAhyAcAAPELACDJBwIA4QsAIcoHQACKDAAhywcCAMEMACHMB0AAigwAIc0HQADoCwAhzgdAAOgLACEJxQcAAYkOACHGBwABiQ4AIccHAgD1DQAhyAcAAIoOACDJBwIA9Q0AIcoHQACLDgAhzAdAAIsOACHNB0AA-g0AIc4HQAD6DQAhCgUAAI0OACDFBwABiQ4AIcYHAAGJDgAhxwcCAPUNACHIBwAAig4AIMkHAgD1DQAhygdAAIsOACHMB0AAiw4AIc0HQAD6DQAhzgdAAPoNACEKBQAAkA4AIMUHAAEAAAHGBwABAAABxwcCAAAAAcgHAACPDgAgyQcCAAAAAcoHQAAAAAHMB0AAAAABzQdAAAAAAc4HQAAAAAELCAAAxA4AIAkAAMUOACDABwIAAAAByAcAAMIOACDNB0AAAAABzgdAAAAAAdYHAAEAAAHXBwEAAAAB2AcBAAAAAdkHQAAAAAHaB0AAAAABAgAAAA8AIFoAAOcOACADAAAADwAgWgAA5w4AIFsAAOYOACABUwAA7xkAMBAGAADmDQAgCAAA5w0AIAkAAIYNACCuBwAA5Q0AMK8HAAANABCwBwAA5Q0AMMAHAgAAAAHIBwAA8QsAIMsHAgDhCwAhzQdAAOgLACHOB0AA6AsAIdYHAAEAAAHXBwEAiQwAIdgHAQCJDAAh2QdAAIoMACHaB0AAigwAIQIAAAAPACBTAADmDgAgAgAAAOQOACBTAADlDgAgDa4HAADjDgAwrwcAAOQOABCwBwAA4w4AMMAHAgDhCwAhyAcAAPELACDLBwIA4QsAIc0HQADoCwAhzgdAAOgLACHWBwAB3g0AIdcHAQCJDAAh2AcBAIkMACHZB0AAigwAIdoHQACKDAAhDa4HAADjDgAwrwcAAOQOABCwBwAA4w4AMMAHAgDhCwAhyAcAAPELACDLBwIA4QsAIc0HQADoCwAhzgdAAOgLACHWBwAB3g0AIdcHAQCJDAAh2AcBAIkMACHZB0AAigwAIdoHQACKDAAhCcAHAgD1DQAhyAcAAJ4OACDNB0AA-g0AIc4HQAD6DQAh1gcAAZ8OACHXBwEAoA4AIdgHAQCgDgAh2QdAAIsOACHaB0AAiw4AIQsIAACiDgAgCQAAow4AIMAHAgD1DQAhyAcAAJ4OACDNB0AA-g0AIc4HQAD6DQAh1gcAAZ8OACHXBwEAoA4AIdgHAQCgDgAh2QdAAIsOACHaB0AAiw4AIQsIAADEDgAgCQAAxQ4AIMAHAgAAAAHIBwAAwg4AIM0HQAAAAAHOB0AAAAAB1gcAAQAAAdcHAQAAAAHYBwEAAAAB2QdAAAAAAdoHQAAAAAEBowkAAADQBwgDWgAA7RkAIKAJAADuGQAgpgkAAAEAIANaAADrGQAgoAkAAOwZACCmCQAAJgAgBFoAANwOADCgCQAA3Q4AMKIJAADfDgAgpgkAAOAOADAEWgAA0A4AMKAJAADRDgAwogkAANMOACCmCQAA1A4AMAAAAAAAAqMJAQAAAASpCQEAAAAFAqMJAQAAAASpCQEAAAAFBVoAAN4ZACBbAADpGQAgoAkAAN8ZACChCQAA6BkAIKYJAAABACALWgAAjA8AMFsAAJEPADCgCQAAjQ8AMKEJAACODwAwogkAAI8PACCjCQAAkA8AMKQJAACQDwAwpQkAAJAPADCmCQAAkA8AMKcJAACSDwAwqAkAAJMPADALWgAAgw8AMFsAAIcPADCgCQAAhA8AMKEJAACFDwAwogkAAIYPACCjCQAA1A4AMKQJAADUDgAwpQkAANQOADCmCQAA1A4AMKcJAACIDwAwqAkAANcOADALWgAA-A4AMFsAAPwOADCgCQAA-Q4AMKEJAAD6DgAwogkAAPsOACCjCQAAqA4AMKQJAACoDgAwpQkAAKgOADCmCQAAqA4AMKcJAAD9DgAwqAkAAKsOADANAwAAtA4AIA8AAIIPACDABwIAAAAByAcAALMOACDNB0AAAAABzgdAAAAAAdMHAAEAAAHbBwIAAAAB3QcBAAAAAbQIQAAAAAH6CAEAAAAB-whAAAAAAfwIAgAAAAECAAAABQAgWgAAgQ8AIAMAAAAFACBaAACBDwAgWwAA_w4AIAFTAADnGQAwAgAAAAUAIFMAAP8OACACAAAArA4AIFMAAP4OACALwAcCAPUNACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AIdsHAgD1DQAh3QcBAPQNACG0CEAAiw4AIfoIAQD0DQAh-whAAIsOACH8CAIAjA4AIQ0DAACwDgAgDwAAgA8AIMAHAgD1DQAhyAcAAK4OACDNB0AA-g0AIc4HQACLDgAh0wcAAYkOACHbBwIA9Q0AId0HAQD0DQAhtAhAAIsOACH6CAEA9A0AIfsIQACLDgAh_AgCAIwOACEHWgAA4hkAIFsAAOUZACCgCQAA4xkAIKEJAADkGQAgpAkAAA0AIKUJAAANACCmCQAADwAgDQMAALQOACAPAACCDwAgwAcCAAAAAcgHAACzDgAgzQdAAAAAAc4HQAAAAAHTBwABAAAB2wcCAAAAAd0HAQAAAAG0CEAAAAAB-ggBAAAAAfsIQAAAAAH8CAIAAAABA1oAAOIZACCgCQAA4xkAIKYJAAAPACAKBgAAkQ4AIMUHAAEAAAHGBwABAAAByAcAAI8OACDJBwIAAAABygdAAAAAAcsHAgAAAAHMB0AAAAABzQdAAAAAAc4HQAAAAAECAAAAGgAgWgAAiw8AIAMAAAAaACBaAACLDwAgWwAAig8AIAFTAADhGQAwAgAAABoAIFMAAIoPACACAAAA2A4AIFMAAIkPACAJxQcAAYkOACHGBwABiQ4AIcgHAACKDgAgyQcCAPUNACHKB0AAiw4AIcsHAgCMDgAhzAdAAIsOACHNB0AA-g0AIc4HQAD6DQAhCgYAAI4OACDFBwABiQ4AIcYHAAGJDgAhyAcAAIoOACDJBwIA9Q0AIcoHQACLDgAhywcCAIwOACHMB0AAiw4AIc0HQAD6DQAhzgdAAPoNACEKBgAAkQ4AIMUHAAEAAAHGBwABAAAByAcAAI8OACDJBwIAAAABygdAAAAAAcsHAgAAAAHMB0AAAAABzQdAAAAAAc4HQAAAAAEHAwAA6Q4AIAsAAOsOACAMAADsDgAgwAcCAAAAAcgHAADoDgAgzQdAAAAAAdsHAgAAAAECAAAACwAgWgAAlw8AIAMAAAALACBaAACXDwAgWwAAlg8AIAFTAADgGQAwDQMAAJQMACAFAADhDQAgCwAA6g0AIAwAAN8NACCuBwAA6Q0AMK8HAAAJABCwBwAA6Q0AMMAHAgAAAAHHBwIA4QsAIcgHAADxCwAgzQdAAOgLACHbBwIA4QsAIZ0JAADoDQAgAgAAAAsAIFMAAJYPACACAAAAlA8AIFMAAJUPACAIrgcAAJMPADCvBwAAlA8AELAHAACTDwAwwAcCAOELACHHBwIA4QsAIcgHAADxCwAgzQdAAOgLACHbBwIA4QsAIQiuBwAAkw8AMK8HAACUDwAQsAcAAJMPADDABwIA4QsAIccHAgDhCwAhyAcAAPELACDNB0AA6AsAIdsHAgDhCwAhBMAHAgD1DQAhyAcAAMsOACDNB0AA-g0AIdsHAgD1DQAhBwMAAMwOACALAADODgAgDAAAzw4AIMAHAgD1DQAhyAcAAMsOACDNB0AA-g0AIdsHAgD1DQAhBwMAAOkOACALAADrDgAgDAAA7A4AIMAHAgAAAAHIBwAA6A4AIM0HQAAAAAHbBwIAAAABAaMJAQAAAAQBowkBAAAABANaAADeGQAgoAkAAN8ZACCmCQAAAQAgBFoAAIwPADCgCQAAjQ8AMKIJAACPDwAgpgkAAJAPADAEWgAAgw8AMKAJAACEDwAwogkAAIYPACCmCQAA1A4AMARaAAD4DgAwoAkAAPkOADCiCQAA-w4AIKYJAACoDgAwAAAAAAABowkgAAAAAQdaAADWGQAgWwAA3BkAIKAJAADXGQAgoQkAANsZACCkCQAAlAEAIKUJAACUAQAgpgkAAKIBACAHWgAA1BkAIFsAANkZACCgCQAA1RkAIKEJAADYGQAgpAkAAIQBACClCQAAhAEAIKYJAACGAQAgA1oAANYZACCgCQAA1xkAIKYJAACiAQAgA1oAANQZACCgCQAA1RkAIKYJAACGAQAgAgQAALIPACA1AACdFwAgCRkAALIPACAyAACOFwAgMwAAkRcAIDQAAJ4XACA1AACdFwAg-QcAAO4NACD6BwAA7g0AIPsHAADuDQAg_AcAAO4NACAAAAAAAAWjCQQAAAABqgkEAAAAAasJBAAAAAGsCQQAAAABrQkEAAAAAQVaAADPGQAgWwAA0hkAIKAJAADQGQAgoQkAANEZACCmCQAAAQAgA1oAAM8ZACCgCQAA0BkAIKYJAAABACAzEAAA_xYAIBEAAIAXACASAACBFwAgEwAAghcAIBQAAIMXACAVAACEFwAgFgAAhRcAIBcAAOQSACAbAACGFwAgHQAAhxcAIB4AAPMRACAjAACJFwAgJQAAiBcAICcAAIoXACAsAACLFwAgLgAAjxcAIDAAAIwXACAyAACOFwAgMwAAkRcAIDcAAI0XACA4AACQFwAgOQAAkhcAIDoAAJMXACA9AACUFwAgPgAAlBcAID8AAJQXACBBAACVFwAgQgAAlRcAIEMAAJYXACBEAACXFwAgRgAAmBcAIEcAAJkXACBMAACaFwAgTQAAmhcAIOUHAADuDQAgmQgAAO4NACDyCAAA7g0AIP4IAADuDQAg_wgAAO4NACCCCQAA7g0AIIMJAADuDQAghAkAAO4NACCFCQAA7g0AIIYJAADuDQAghwkAAO4NACCICQAA7g0AIIsJAADuDQAgjQkAAO4NACCOCQAA7g0AII8JAADuDQAgkAkAAO4NACAAAAAAAAVaAADKGQAgWwAAzRkAIKAJAADLGQAgoQkAAMwZACCmCQAAAQAgB1oAALoPACBbAAC9DwAgoAkAALsPACChCQAAvA8AIKQJAACSAQAgpQkAAJIBACCmCQAAyQkAIAgxAACnDwAgwAcCAAAAAc0HQAAAAAHOB0AAAAAB4gcBAAAAAeQHAgAAAAHlBwEAAAAB5gcgAAAAAQIAAADJCQAgWgAAug8AIAMAAACSAQAgWgAAug8AIFsAAL4PACAKAAAAkgEAIDEAAKUPACBTAAC-DwAgwAcCAPUNACHNB0AA-g0AIc4HQACLDgAh4gcBAPQNACHkBwIAjA4AIeUHAQCgDgAh5gcgAKMPACEIMQAApQ8AIMAHAgD1DQAhzQdAAPoNACHOB0AAiw4AIeIHAQD0DQAh5AcCAIwOACHlBwEAoA4AIeYHIACjDwAhA1oAAMoZACCgCQAAyxkAIKYJAAABACADWgAAug8AIKAJAAC7DwAgpgkAAMkJACAAAAAAAAVaAADFGQAgWwAAyBkAIKAJAADGGQAgoQkAAMcZACCmCQAAhgEAIANaAADFGQAgoAkAAMYZACCmCQAAhgEAIAAAAAAABVoAAL0ZACBbAADDGQAgoAkAAL4ZACChCQAAwhkAIKYJAACGAQAgBVoAALsZACBbAADAGQAgoAkAALwZACChCQAAvxkAIKYJAAABACADWgAAvRkAIKAJAAC-GQAgpgkAAIYBACADWgAAuxkAIKAJAAC8GQAgpgkAAAEAIAAAAAAABVoAALMZACBbAAC5GQAgoAkAALQZACChCQAAuBkAIKYJAACGAQAgBVoAALEZACBbAAC2GQAgoAkAALIZACChCQAAtRkAIKYJAAABACADWgAAsxkAIKAJAAC0GQAgpgkAAIYBACADWgAAsRkAIKAJAACyGQAgpgkAAAEAIAAAAAAAAaMJAAAA9gcCAaMJAAAA-AcCBaMJCAAAAAGqCQgAAAABqwkIAAAAAawJCAAAAAGtCQgAAAABBVoAAKoZACBbAACvGQAgoAkAAKsZACChCQAArhkAIKYJAAABACALWgAA_Q8AMFsAAIIQADCgCQAA_g8AMKEJAAD_DwAwogkAAIAQACCjCQAAgRAAMKQJAACBEAAwpQkAAIEQADCmCQAAgRAAMKcJAACDEAAwqAkAAIQQADALWgAA8Q8AMFsAAPYPADCgCQAA8g8AMKEJAADzDwAwogkAAPQPACCjCQAA9Q8AMKQJAAD1DwAwpQkAAPUPADCmCQAA9Q8AMKcJAAD3DwAwqAkAAPgPADAHWgAA7A8AIFsAAO8PACCgCQAA7Q8AIKEJAADuDwAgpAkAAJABACClCQAAkAEAIKYJAACDCQAgB1oAAOcPACBbAADqDwAgoAkAAOgPACChCQAA6Q8AIKQJAACSAQAgpQkAAJIBACCmCQAAyQkAIAg2AACmDwAgwAcCAAAAAc0HQAAAAAHOB0AAAAAB4gcBAAAAAeMHAgAAAAHlBwEAAAAB5gcgAAAAAQIAAADJCQAgWgAA5w8AIAMAAACSAQAgWgAA5w8AIFsAAOsPACAKAAAAkgEAIDYAAKQPACBTAADrDwAgwAcCAPUNACHNB0AA-g0AIc4HQACLDgAh4gcBAPQNACHjBwIAjA4AIeUHAQCgDgAh5gcgAKMPACEINgAApA8AIMAHAgD1DQAhzQdAAPoNACHOB0AAiw4AIeIHAQD0DQAh4wcCAIwOACHlBwEAoA4AIeYHIACjDwAhATQCAAAAAQIAAACDCQAgWgAA7A8AIAMAAACQAQAgWgAA7A8AIFsAAPAPACADAAAAkAEAIDQCAPUNACFTAADwDwAgATQCAPUNACEEAwAA2Q8AIM0HQAAAAAHbBwIAAAAB8gcCAAAAAQIAAACOAQAgWgAA_A8AIAMAAACOAQAgWgAA_A8AIFsAAPsPACABUwAArRkAMAoDAACUDAAgMQAAmAwAIK4HAACoDQAwrwcAAIwBABCwBwAAqA0AMM0HQADoCwAh2wcCAOELACHkBwIA4QsAIfIHAgDhCwAhkgkAAKcNACACAAAAjgEAIFMAAPsPACACAAAA-Q8AIFMAAPoPACAHrgcAAPgPADCvBwAA-Q8AELAHAAD4DwAwzQdAAOgLACHbBwIA4QsAIeQHAgDhCwAh8gcCAOELACEHrgcAAPgPADCvBwAA-Q8AELAHAAD4DwAwzQdAAOgLACHbBwIA4QsAIeQHAgDhCwAh8gcCAOELACEDzQdAAPoNACHbBwIA9Q0AIfIHAgD1DQAhBAMAANcPACDNB0AA-g0AIdsHAgD1DQAh8gcCAPUNACEEAwAA2Q8AIM0HQAAAAAHbBwIAAAAB8gcCAAAAAQcZAADQDwAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB7wcBAAAAAfAHQAAAAAHxBwIAAAABAgAAAIoBACBaAACIEAAgAwAAAIoBACBaAACIEAAgWwAAhxAAIAFTAACsGQAwDBkAAJQMACAxAACYDAAgrgcAAKkNADCvBwAAiAEAELAHAACpDQAwwAcCAAAAAc0HQADoCwAh5AcCAOELACHuBwIA4QsAIe8HAQDgCwAh8AdAAIoMACHxBwIAwQwAIQIAAACKAQAgUwAAhxAAIAIAAACFEAAgUwAAhhAAIAquBwAAhBAAMK8HAACFEAAQsAcAAIQQADDABwIA4QsAIc0HQADoCwAh5AcCAOELACHuBwIA4QsAIe8HAQDgCwAh8AdAAIoMACHxBwIAwQwAIQquBwAAhBAAMK8HAACFEAAQsAcAAIQQADDABwIA4QsAIc0HQADoCwAh5AcCAOELACHuBwIA4QsAIe8HAQDgCwAh8AdAAIoMACHxBwIAwQwAIQbABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHvBwEA9A0AIfAHQACLDgAh8QcCAIwOACEHGQAAzg8AIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIQcZAADQDwAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB7wcBAAAAAfAHQAAAAAHxBwIAAAABA1oAAKoZACCgCQAAqxkAIKYJAAABACAEWgAA_Q8AMKAJAAD-DwAwogkAAIAQACCmCQAAgRAAMARaAADxDwAwoAkAAPIPADCiCQAA9A8AIKYJAAD1DwAwA1oAAOwPACCgCQAA7Q8AIKYJAACDCQAgA1oAAOcPACCgCQAA6A8AIKYJAADJCQAgAAAAAAAFWgAApRkAIFsAAKgZACCgCQAAphkAIKEJAACnGQAgpgkAAIIBACADWgAApRkAIKAJAACmGQAgpgkAAIIBACAAAAAAAAWjCRAAAAABqgkQAAAAAasJEAAAAAGsCRAAAAABrQkQAAAAAQVaAACdGQAgWwAAoxkAIKAJAACeGQAgoQkAAKIZACCmCQAAggEAIAVaAACbGQAgWwAAoBkAIKAJAACcGQAgoQkAAJ8ZACCmCQAAawAgA1oAAJ0ZACCgCQAAnhkAIKYJAACCAQAgA1oAAJsZACCgCQAAnBkAIKYJAABrACAAAAAAAAGjCQAAAIcIAgGjCQAAAIoIAgVaAACUGQAgWwAAmRkAIKAJAACVGQAgoQkAAJgZACCmCQAAAQAgC1oAALUQADBbAAC6EAAwoAkAALYQADChCQAAtxAAMKIJAAC4EAAgowkAALkQADCkCQAAuRAAMKUJAAC5EAAwpgkAALkQADCnCQAAuxAAMKgJAAC8EAAwC1oAAKkQADBbAACuEAAwoAkAAKoQADChCQAAqxAAMKIJAACsEAAgowkAAK0QADCkCQAArRAAMKUJAACtEAAwpgkAAK0QADCnCQAArxAAMKgJAACwEAAwAYAIAgAAAAECAAAAdQAgWgAAtBAAIAMAAAB1ACBaAAC0EAAgWwAAsxAAIAFTAACXGQAwBysAALkNACCuBwAAuA0AMK8HAABzABCwBwAAuA0AMIAIAgDhCwAhgQgCAOELACGUCQAAtw0AIAIAAAB1ACBTAACzEAAgAgAAALEQACBTAACyEAAgBa4HAACwEAAwrwcAALEQABCwBwAAsBAAMIAIAgDhCwAhgQgCAOELACEFrgcAALAQADCvBwAAsRAAELAHAACwEAAwgAgCAOELACGBCAIA4QsAIQGACAIA9Q0AIQGACAIA9Q0AIQGACAIAAAABBy0AAJ4QACDzBwEAAAABgAgCAAAAAYIIAgAAAAGDCBAAAAABhAgCAAAAAYUIAQAAAAECAAAAcAAgWgAAwBAAIAMAAABwACBaAADAEAAgWwAAvxAAIAFTAACWGQAwDSsAALkNACAtAAC2DQAgrgcAALsNADCvBwAAbgAQsAcAALsNADDzBwEA4AsAIYAIAgDBDAAhgQgCAOELACGCCAIA4QsAIYMIEAC8DQAhhAgCAOELACGFCAEAiQwAIZUJAAC6DQAgAgAAAHAAIFMAAL8QACACAAAAvRAAIFMAAL4QACAKrgcAALwQADCvBwAAvRAAELAHAAC8EAAw8wcBAOALACGACAIAwQwAIYEIAgDhCwAhgggCAOELACGDCBAAvA0AIYQIAgDhCwAhhQgBAIkMACEKrgcAALwQADCvBwAAvRAAELAHAAC8EAAw8wcBAOALACGACAIAwQwAIYEIAgDhCwAhgggCAOELACGDCBAAvA0AIYQIAgDhCwAhhQgBAIkMACEG8wcBAPQNACGACAIAjA4AIYIIAgD1DQAhgwgQAJoQACGECAIA9Q0AIYUIAQCgDgAhBy0AAJwQACDzBwEA9A0AIYAIAgCMDgAhgggCAPUNACGDCBAAmhAAIYQIAgD1DQAhhQgBAKAOACEHLQAAnhAAIPMHAQAAAAGACAIAAAABgggCAAAAAYMIEAAAAAGECAIAAAABhQgBAAAAAQNaAACUGQAgoAkAAJUZACCmCQAAAQAgBFoAALUQADCgCQAAthAAMKIJAAC4EAAgpgkAALkQADAEWgAAqRAAMKAJAACqEAAwogkAAKwQACCmCQAArRAAMAAAAAAABVoAAIwZACBbAACSGQAgoAkAAI0ZACChCQAAkRkAIKYJAABrACAFWgAAihkAIFsAAI8ZACCgCQAAixkAIKEJAACOGQAgpgkAAAEAIANaAACMGQAgoAkAAI0ZACCmCQAAawAgA1oAAIoZACCgCQAAixkAIKYJAAABACAAAAAAAAVaAACFGQAgWwAAiBkAIKAJAACGGQAgoQkAAIcZACCmCQAAAQAgA1oAAIUZACCgCQAAhhkAIKYJAAABACAAAAAAAAWjCRAAAAABqgkQAAAAAasJEAAAAAGsCRAAAAABrQkQAAAAAQGjCQAAAJgIAgdaAAD-GAAgWwAAgxkAIKAJAAD_GAAgoQkAAIIZACCkCQAAZQAgpQkAAGUAIKYJAABnACALWgAA6hAAMFsAAO4QADCgCQAA6xAAMKEJAADsEAAwogkAAO0QACCjCQAAuRAAMKQJAAC5EAAwpQkAALkQADCmCQAAuRAAMKcJAADvEAAwqAkAALwQADALWgAA3hAAMFsAAOMQADCgCQAA3xAAMKEJAADgEAAwogkAAOEQACCjCQAA4hAAMKQJAADiEAAwpQkAAOIQADCmCQAA4hAAMKcJAADkEAAwqAkAAOUQADALGQAAzBAAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAY4IAgAAAAGPCAEAAAABkAgBAAAAAZEIQAAAAAECAAAAewAgWgAA6RAAIAMAAAB7ACBaAADpEAAgWwAA6BAAIAFTAACBGQAwERkAAJQMACAtAAC2DQAgrgcAALUNADCvBwAAeQAQsAcAALUNADDABwIAAAABzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACHzBwEAiQwAIYIIAgDhCwAhjggCAOELACGPCAEA4AsAIZAIAQCJDAAhkQhAAIoMACGTCQAAtA0AIAIAAAB7ACBTAADoEAAgAgAAAOYQACBTAADnEAAgDq4HAADlEAAwrwcAAOYQABCwBwAA5RAAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACHzBwEAiQwAIYIIAgDhCwAhjggCAOELACGPCAEA4AsAIZAIAQCJDAAhkQhAAIoMACEOrgcAAOUQADCvBwAA5hAAELAHAADlEAAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8AdAAIoMACHxBwIAwQwAIfMHAQCJDAAhgggCAOELACGOCAIA4QsAIY8IAQDgCwAhkAgBAIkMACGRCEAAigwAIQrABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHwB0AAiw4AIfEHAgCMDgAh8wcBAKAOACGOCAIA9Q0AIY8IAQD0DQAhkAgBAKAOACGRCEAAiw4AIQsZAADKEAAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIfMHAQCgDgAhjggCAPUNACGPCAEA9A0AIZAIAQCgDgAhkQhAAIsOACELGQAAzBAAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAY4IAgAAAAGPCAEAAAABkAgBAAAAAZEIQAAAAAEHKwAAnRAAIPMHAQAAAAGACAIAAAABgQgCAAAAAYMIEAAAAAGECAIAAAABhQgBAAAAAQIAAABwACBaAADyEAAgAwAAAHAAIFoAAPIQACBbAADxEAAgAVMAAIAZADACAAAAcAAgUwAA8RAAIAIAAAC9EAAgUwAA8BAAIAbzBwEA9A0AIYAIAgCMDgAhgQgCAPUNACGDCBAAmhAAIYQIAgD1DQAhhQgBAKAOACEHKwAAmxAAIPMHAQD0DQAhgAgCAIwOACGBCAIA9Q0AIYMIEACaEAAhhAgCAPUNACGFCAEAoA4AIQcrAACdEAAg8wcBAAAAAYAIAgAAAAGBCAIAAAABgwgQAAAAAYQIAgAAAAGFCAEAAAABA1oAAP4YACCgCQAA_xgAIKYJAABnACAEWgAA6hAAMKAJAADrEAAwogkAAO0QACCmCQAAuRAAMARaAADeEAAwoAkAAN8QADCiCQAA4RAAIKYJAADiEAAwAAAAAAABowkAAAChCAIFWgAA-BgAIFsAAPwYACCgCQAA-RgAIKEJAAD7GAAgpgkAAAEAIAtaAAD-EAAwWwAAgxEAMKAJAAD_EAAwoQkAAIARADCiCQAAgREAIKMJAACCEQAwpAkAAIIRADClCQAAghEAMKYJAACCEQAwpwkAAIQRADCoCQAAhREAMBkfAQAAAAEqAAD0EAAgLgAA9RAAIMAHAgAAAAHNB0AAAAAB3AcCAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAfQHAQAAAAH4BwAAAJgIAoMIEAAAAAGOCBAAAAABkwgBAAAAAZQIAQAAAAGVCBAAAAABlggCAAAAAZgIAQAAAAGZCEAAAAABmggCAAAAAZsIIAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABAgAAAGsAIFoAAIkRACADAAAAawAgWgAAiREAIFsAAIgRACABUwAA-hgAMB4fAQDgCwAhKAAAwA0AICoAALINACAuAACWDQAgrgcAAL0NADCvBwAAaQAQsAcAAL0NADDABwIAAAABzQdAAOgLACHcBwIAwQwAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIfQHAQDgCwAh-AcAAL8NmAgigAgCAMEMACGDCBAAvA0AIY4IEAC8DQAhkwgBAIkMACGUCAEAiQwAIZUIEAC-DQAhlggCAOELACGYCAEAiQwAIZkIQACKDAAhmggCAOELACGbCCAAiwwAIZwIAQDgCwAhnQgBAOALACGeCAIA4QsAIZ8IAgDhCwAhAgAAAGsAIFMAAIgRACACAAAAhhEAIFMAAIcRACAbHwEA4AsAIa4HAACFEQAwrwcAAIYRABCwBwAAhREAMMAHAgDhCwAhzQdAAOgLACHcBwIAwQwAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIfQHAQDgCwAh-AcAAL8NmAgigAgCAMEMACGDCBAAvA0AIY4IEAC8DQAhkwgBAIkMACGUCAEAiQwAIZUIEAC-DQAhlggCAOELACGYCAEAiQwAIZkIQACKDAAhmggCAOELACGbCCAAiwwAIZwIAQDgCwAhnQgBAOALACGeCAIA4QsAIZ8IAgDhCwAhGx8BAOALACGuBwAAhREAMK8HAACGEQAQsAcAAIURADDABwIA4QsAIc0HQADoCwAh3AcCAMEMACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACH0BwEA4AsAIfgHAAC_DZgIIoAIAgDBDAAhgwgQALwNACGOCBAAvA0AIZMIAQCJDAAhlAgBAIkMACGVCBAAvg0AIZYIAgDhCwAhmAgBAIkMACGZCEAAigwAIZoIAgDhCwAhmwggAIsMACGcCAEA4AsAIZ0IAQDgCwAhnggCAOELACGfCAIA4QsAIRcfAQD0DQAhwAcCAPUNACHNB0AA-g0AIdwHAgCMDgAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAh9AcBAPQNACH4BwAA2hCYCCKDCBAAmhAAIY4IEACaEAAhkwgBAKAOACGUCAEAoA4AIZUIEADZEAAhlggCAPUNACGYCAEAoA4AIZkIQACLDgAhmggCAPUNACGbCCAAow8AIZwIAQD0DQAhnQgBAPQNACGeCAIA9Q0AIZ8IAgD1DQAhGR8BAPQNACEqAADcEAAgLgAA3RAAIMAHAgD1DQAhzQdAAPoNACHcBwIAjA4AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIfQHAQD0DQAh-AcAANoQmAgigwgQAJoQACGOCBAAmhAAIZMIAQCgDgAhlAgBAKAOACGVCBAA2RAAIZYIAgD1DQAhmAgBAKAOACGZCEAAiw4AIZoIAgD1DQAhmwggAKMPACGcCAEA9A0AIZ0IAQD0DQAhnggCAPUNACGfCAIA9Q0AIRkfAQAAAAEqAAD0EAAgLgAA9RAAIMAHAgAAAAHNB0AAAAAB3AcCAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAfQHAQAAAAH4BwAAAJgIAoMIEAAAAAGOCBAAAAABkwgBAAAAAZQIAQAAAAGVCBAAAAABlggCAAAAAZgIAQAAAAGZCEAAAAABmggCAAAAAZsIIAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABA1oAAPgYACCgCQAA-RgAIKYJAAABACAEWgAA_hAAMKAJAAD_EAAwogkAAIERACCmCQAAghEAMAAAAAAAAAAAAAAAAAAFWgAA8xgAIFsAAPYYACCgCQAA9BgAIKEJAAD1GAAgpgkAAEsAIAkZAACyDwAgHwAAphcAICQAAKUXACAlAACIFwAgJgAApxcAIPAHAADuDQAg8QcAAO4NACCrCAAA7g0AIK0IAADuDQAgAAAAAAAFWgAA6xgAIFsAAPEYACCgCQAA7BgAIKEJAADwGAAgpgkAAFoAIAVaAADpGAAgWwAA7hgAIKAJAADqGAAgoQkAAO0YACCmCQAAAQAgA1oAAOsYACCgCQAA7BgAIKYJAABaACADWgAA6RgAIKAJAADqGAAgpgkAAAEAIAAAAAAABVoAANMYACBbAADnGAAgoAkAANQYACChCQAA5hgAIKYJAABLACAFWgAA2RgAIFsAAOQYACCgCQAA2hgAIKEJAADjGAAgpgkAAAEAIAdaAAC5EQAgWwAAvBEAIKAJAAC6EQAgoQkAALsRACCkCQAASQAgpQkAAEkAIKYJAABLACALWgAArREAMFsAALIRADCgCQAArhEAMKEJAACvEQAwogkAALARACCjCQAAsREAMKQJAACxEQAwpQkAALERADCmCQAAsREAMKcJAACzEQAwqAkAALQRADAEAwAAoxEAIM0HQAAAAAHbBwIAAAAB8gcCAAAAAQIAAABWACBaAAC4EQAgAwAAAFYAIFoAALgRACBbAAC3EQAgAVMAAOIYADAKAwAAlAwAICIAAMsNACCuBwAAyg0AMK8HAABUABCwBwAAyg0AMM0HQADoCwAh2wcCAOELACHyBwIA4QsAIakIAgDhCwAhmAkAAMkNACACAAAAVgAgUwAAtxEAIAIAAAC1EQAgUwAAthEAIAeuBwAAtBEAMK8HAAC1EQAQsAcAALQRADDNB0AA6AsAIdsHAgDhCwAh8gcCAOELACGpCAIA4QsAIQeuBwAAtBEAMK8HAAC1EQAQsAcAALQRADDNB0AA6AsAIdsHAgDhCwAh8gcCAOELACGpCAIA4QsAIQPNB0AA-g0AIdsHAgD1DQAh8gcCAPUNACEEAwAAoREAIM0HQAD6DQAh2wcCAPUNACHyBwIA9Q0AIQQDAACjEQAgzQdAAAAAAdsHAgAAAAHyBwIAAAABDRkAANURACAfAADUEQAgJQAA1hEAICYAANcRACDNB0AAAAAB7gcCAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAfgHAAAArQgCjwgBAAAAAasIAgAAAAGuCAIAAAABAgAAAEsAIFoAALkRACADAAAASQAgWgAAuREAIFsAAL0RACAPAAAASQAgGQAAwBEAIB8AAL8RACAlAADBEQAgJgAAwhEAIFMAAL0RACDNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAh-AcAAL4RrQgijwgBAPQNACGrCAIAjA4AIa4IAgD1DQAhDRkAAMARACAfAAC_EQAgJQAAwREAICYAAMIRACDNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAh-AcAAL4RrQgijwgBAPQNACGrCAIAjA4AIa4IAgD1DQAhAaMJAAAArQgCB1oAANcYACBbAADgGAAgoAkAANgYACChCQAA3xgAIKQJAABNACClCQAATQAgpgkAAIkGACAFWgAA1RgAIFsAAN0YACCgCQAA1hgAIKEJAADcGAAgpgkAAAEAIAtaAADFEQAwWwAAyhEAMKAJAADGEQAwoQkAAMcRADCiCQAAyBEAIKMJAADJEQAwpAkAAMkRADClCQAAyREAMKYJAADJEQAwpwkAAMsRADCoCQAAzBEAMARbAADDEQAgpAkAAFwAIKUJAABcACCmCQAA5wYAIAIAAABcACBTAADEEQAgAAoZAADREQAgIQAA0hEAICMAANMRACDABwIAAAABzQdAAAAAAe4HAgAAAAHwB0AAAAAB8QcCAAAAAY8IAQAAAAGqCAIAAAABAgAAAFoAIFoAANARACADAAAAWgAgWgAA0BEAIFsAAM8RACABUwAA2xgAMBAZAACUDAAgIAAAxQwAICEAAMgNACAjAACQDQAgrgcAAMcNADCvBwAAUQAQsAcAAMcNADDABwIAAAABzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACGPCAEA4AsAIagIAgDhCwAhqggCAOELACGXCQAAxg0AIAIAAABaACBTAADPEQAgAgAAAM0RACBTAADOEQAgC64HAADMEQAwrwcAAM0RABCwBwAAzBEAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACGPCAEA4AsAIagIAgDhCwAhqggCAOELACELrgcAAMwRADCvBwAAzREAELAHAADMEQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8AdAAIoMACHxBwIAwQwAIY8IAQDgCwAhqAgCAOELACGqCAIA4QsAIQfABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHwB0AAiw4AIfEHAgCMDgAhjwgBAPQNACGqCAIA9Q0AIQoZAACqEQAgIQAAqxEAICMAAKwRACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHwB0AAiw4AIfEHAgCMDgAhjwgBAPQNACGqCAIA9Q0AIQoZAADREQAgIQAA0hEAICMAANMRACDABwIAAAABzQdAAAAAAe4HAgAAAAHwB0AAAAAB8QcCAAAAAY8IAQAAAAGqCAIAAAABA1oAANkYACCgCQAA2hgAIKYJAAABACADWgAAuREAIKAJAAC6EQAgpgkAAEsAIARaAACtEQAwoAkAAK4RADCiCQAAsBEAIKYJAACxEQAwA1oAANcYACCgCQAA2BgAIKYJAACJBgAgA1oAANUYACCgCQAA1hgAIKYJAAABACAEWgAAxREAMKAJAADGEQAwogkAAMgRACCmCQAAyREAMAGmCQAA5wYAIANaAADTGAAgoAkAANQYACCmCQAASwAgAAAAAAAHWgAAzhgAIFsAANEYACCgCQAAzxgAIKEJAADQGAAgpAkAAFEAIKUJAABRACCmCQAAWgAgA1oAAM4YACCgCQAAzxgAIKYJAABaACAAAAAAAAtaAADmEQAwWwAA6xEAMKAJAADnEQAwoQkAAOgRADCiCQAA6REAIKMJAADqEQAwpAkAAOoRADClCQAA6hEAMKYJAADqEQAwpwkAAOwRADCoCQAA7REAMA4ZAADVEQAgJAAA3xEAICUAANYRACAmAADXEQAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB-AcAAACtCAKPCAEAAAABrQgCAAAAAa4IAgAAAAECAAAASwAgWgAA8REAIAMAAABLACBaAADxEQAgWwAA8BEAIAFTAADNGAAwFBkAAJQMACAfAADPDQAgJAAA0A0AICUAAI8NACAmAADRDQAgrgcAAM0NADCvBwAASQAQsAcAAM0NADDABwIAAAABzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIfgHAADODa0IIo8IAQDgCwAhqwgCAMEMACGtCAIAwQwAIa4IAgDhCwAhmQkAAMwNACACAAAASwAgUwAA8BEAIAIAAADuEQAgUwAA7xEAIA6uBwAA7REAMK8HAADuEQAQsAcAAO0RADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACH4BwAAzg2tCCKPCAEA4AsAIasIAgDBDAAhrQgCAMEMACGuCAIA4QsAIQ6uBwAA7REAMK8HAADuEQAQsAcAAO0RADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACH4BwAAzg2tCCKPCAEA4AsAIasIAgDBDAAhrQgCAMEMACGuCAIA4QsAIQrABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHwB0AAiw4AIfEHAgCMDgAh8wcBAPQNACH4BwAAvhGtCCKPCAEA9A0AIa0IAgCMDgAhrggCAPUNACEOGQAAwBEAICQAAN4RACAlAADBEQAgJgAAwhEAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIfgHAAC-Ea0IIo8IAQD0DQAhrQgCAIwOACGuCAIA9Q0AIQ4ZAADVEQAgJAAA3xEAICUAANYRACAmAADXEQAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB-AcAAACtCAKPCAEAAAABrQgCAAAAAa4IAgAAAAEEWgAA5hEAMKAJAADnEQAwogkAAOkRACCmCQAA6hEAMAAAAAAAAAAAAAVaAADIGAAgWwAAyxgAIKAJAADJGAAgoQkAAMoYACCmCQAAAQAgA1oAAMgYACCgCQAAyRgAIKYJAAABACAAAAAAAAKjCQEAAAAEqQkBAAAABQVaAADDGAAgWwAAxhgAIKAJAADEGAAgoQkAAMUYACCmCQAAAQAgAaMJAQAAAAQDWgAAwxgAIKAJAADEGAAgpgkAAAEAIAAAAAAABVoAAL4YACBbAADBGAAgoAkAAL8YACChCQAAwBgAIKYJAAABACADWgAAvhgAIKAJAAC_GAAgpgkAAAEAIAAAAAAABVoAALkYACBbAAC8GAAgoAkAALoYACChCQAAuxgAIKYJAAABACADWgAAuRgAIKAJAAC6GAAgpgkAAAEAIAAAAAAAAAAAAAAFWgAAsRgAIFsAALcYACCgCQAAshgAIKEJAAC2GAAgpgkAAAEAIAVaAACvGAAgWwAAtBgAIKAJAACwGAAgoQkAALMYACCmCQAAOQAgA1oAALEYACCgCQAAshgAIKYJAAABACADWgAArxgAIKAJAACwGAAgpgkAADkAIAAAAAAABVoAAKcYACBbAACtGAAgoAkAAKgYACChCQAArBgAIKYJAAA5ACAFWgAApRgAIFsAAKoYACCgCQAAphgAIKEJAACpGAAgpgkAAAEAIANaAACnGAAgoAkAAKgYACCmCQAAOQAgA1oAAKUYACCgCQAAphgAIKYJAAABACAAAAAAAAVaAACbGAAgWwAAoxgAIKAJAACcGAAgoQkAAKIYACCmCQAAogQAIAVaAACZGAAgWwAAoBgAIKAJAACaGAAgoQkAAJ8YACCmCQAAAQAgC1oAAMESADBbAADGEgAwoAkAAMISADChCQAAwxIAMKIJAADEEgAgowkAAMUSADCkCQAAxRIAMKUJAADFEgAwpgkAAMUSADCnCQAAxxIAMKgJAADIEgAwC1oAALUSADBbAAC6EgAwoAkAALYSADChCQAAtxIAMKIJAAC4EgAgowkAALkSADCkCQAAuRIAMKUJAAC5EgAwpgkAALkSADCnCQAAuxIAMKgJAAC8EgAwBAMAAKESACDbBwIAAAABxggCAAAAAccIQAAAAAECAAAAQwAgWgAAwBIAIAMAAABDACBaAADAEgAgWwAAvxIAIAFTAACeGAAwCgMAAJQMACAaAADUDQAgrgcAANMNADCvBwAAQQAQsAcAANMNADDbBwIA4QsAIcUIAgDhCwAhxggCAOELACHHCEAA6AsAIZoJAADSDQAgAgAAAEMAIFMAAL8SACACAAAAvRIAIFMAAL4SACAHrgcAALwSADCvBwAAvRIAELAHAAC8EgAw2wcCAOELACHFCAIA4QsAIcYIAgDhCwAhxwhAAOgLACEHrgcAALwSADCvBwAAvRIAELAHAAC8EgAw2wcCAOELACHFCAIA4QsAIcYIAgDhCwAhxwhAAOgLACED2wcCAPUNACHGCAIA9Q0AIccIQAD6DQAhBAMAAJ8SACDbBwIA9Q0AIcYIAgD1DQAhxwhAAPoNACEEAwAAoRIAINsHAgAAAAHGCAIAAAABxwhAAAAAAQcZAACrEgAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB7wcBAAAAAfAHQAAAAAHxBwIAAAABAgAAAD8AIFoAAMwSACADAAAAPwAgWgAAzBIAIFsAAMsSACABUwAAnRgAMAwZAACUDAAgGgAA1A0AIK4HAADVDQAwrwcAAD0AELAHAADVDQAwwAcCAAAAAc0HQADoCwAh7gcCAOELACHvBwEA4AsAIfAHQACKDAAh8QcCAMEMACHFCAIA4QsAIQIAAAA_ACBTAADLEgAgAgAAAMkSACBTAADKEgAgCq4HAADIEgAwrwcAAMkSABCwBwAAyBIAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIe8HAQDgCwAh8AdAAIoMACHxBwIAwQwAIcUIAgDhCwAhCq4HAADIEgAwrwcAAMkSABCwBwAAyBIAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIe8HAQDgCwAh8AdAAIoMACHxBwIAwQwAIcUIAgDhCwAhBsAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIQcZAACpEgAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACHwB0AAiw4AIfEHAgCMDgAhBxkAAKsSACDABwIAAAABzQdAAAAAAe4HAgAAAAHvBwEAAAAB8AdAAAAAAfEHAgAAAAEDWgAAmxgAIKAJAACcGAAgpgkAAKIEACADWgAAmRgAIKAJAACaGAAgpgkAAAEAIARaAADBEgAwoAkAAMISADCiCQAAxBIAIKYJAADFEgAwBFoAALUSADCgCQAAthIAMKIJAAC4EgAgpgkAALkSADAAAAAAAAtaAADXEgAwWwAA3BIAMKAJAADYEgAwoQkAANkSADCiCQAA2hIAIKMJAADbEgAwpAkAANsSADClCQAA2xIAMKYJAADbEgAwpwkAAN0SADCoCQAA3hIAMA8ZAADOEgAgGwAAzxIAIBwAANASACDABwIAAAABzQdAAAAAAe4HAgAAAAHvBwEAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAByQggAAAAAcoIIAAAAAHLCAIAAAABzAhAAAAAAc0IAgAAAAECAAAAOQAgWgAA4hIAIAMAAAA5ACBaAADiEgAgWwAA4RIAIAFTAACYGAAwFBgAANcNACAZAACUDAAgGwAAjQ0AIBwAAI4NACCuBwAA1g0AMK8HAAA3ABCwBwAA1g0AMMAHAgAAAAHNB0AA6AsAIe4HAgDhCwAh7wcBAOALACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACHICAIA4QsAIckIIACLDAAhygggAIsMACHLCAIA4QsAIcwIQADoCwAhzQgCAOELACECAAAAOQAgUwAA4RIAIAIAAADfEgAgUwAA4BIAIBCuBwAA3hIAMK8HAADfEgAQsAcAAN4SADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHvBwEA4AsAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIcgIAgDhCwAhyQggAIsMACHKCCAAiwwAIcsIAgDhCwAhzAhAAOgLACHNCAIA4QsAIRCuBwAA3hIAMK8HAADfEgAQsAcAAN4SADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHvBwEA4AsAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIcgIAgDhCwAhyQggAIsMACHKCCAAiwwAIcsIAgDhCwAhzAhAAOgLACHNCAIA4QsAIQzABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHvBwEA9A0AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIckIIACjDwAhygggAKMPACHLCAIA9Q0AIcwIQAD6DQAhzQgCAPUNACEPGQAAshIAIBsAALMSACAcAAC0EgAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACHwB0AAiw4AIfEHAgCMDgAh8wcBAPQNACHJCCAAow8AIcoIIACjDwAhywgCAPUNACHMCEAA-g0AIc0IAgD1DQAhDxkAAM4SACAbAADPEgAgHAAA0BIAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAHJCCAAAAABygggAAAAAcsIAgAAAAHMCEAAAAABzQgCAAAAAQRaAADXEgAwoAkAANgSADCiCQAA2hIAIKYJAADbEgAwAAAAAAAABVoAAJMYACBbAACWGAAgoAkAAJQYACChCQAAlRgAIKYJAAABACADWgAAkxgAIKAJAACUGAAgpgkAAAEAIAAAAAAABVoAAIsYACBbAACRGAAgoAkAAIwYACChCQAAkBgAIKYJAADHAwAgBVoAAIkYACBbAACOGAAgoAkAAIoYACChCQAAjRgAIKYJAADIAQAgA1oAAIsYACCgCQAAjBgAIKYJAADHAwAgA1oAAIkYACCgCQAAihgAIKYJAADIAQAgAAAAAAAFWgAAgBgAIFsAAIcYACCgCQAAgRgAIKEJAACGGAAgpgkAAAEAIAVaAAD-FwAgWwAAhBgAIKAJAAD_FwAgoQkAAIMYACCmCQAAAQAgC1oAAP0SADBbAACCEwAwoAkAAP4SADChCQAA_xIAMKIJAACAEwAgowkAAIETADCkCQAAgRMAMKUJAACBEwAwpgkAAIETADCnCQAAgxMAMKgJAACEEwAwBUkAAPMSACDPCAEAAAAB1wgCAAAAAdkIAQAAAAHaCAIAAAABAgAAAMwBACBaAACIEwAgAwAAAMwBACBaAACIEwAgWwAAhxMAIAFTAACCGAAwCkkAAPoMACBKAAD7DAAgrgcAAPkMADCvBwAAygEAELAHAAD5DAAwzwgBAIkMACHXCAIAAAAB2AgCAOELACHZCAEAiQwAIdoIAgDBDAAhAgAAAMwBACBTAACHEwAgAgAAAIUTACBTAACGEwAgCK4HAACEEwAwrwcAAIUTABCwBwAAhBMAMM8IAQCJDAAh1wgCAOELACHYCAIA4QsAIdkIAQCJDAAh2ggCAMEMACEIrgcAAIQTADCvBwAAhRMAELAHAACEEwAwzwgBAIkMACHXCAIA4QsAIdgIAgDhCwAh2QgBAIkMACHaCAIAwQwAIQTPCAEAoA4AIdcIAgD1DQAh2QgBAKAOACHaCAIAjA4AIQVJAADxEgAgzwgBAKAOACHXCAIA9Q0AIdkIAQCgDgAh2ggCAIwOACEFSQAA8xIAIM8IAQAAAAHXCAIAAAAB2QgBAAAAAdoIAgAAAAEDWgAAgBgAIKAJAACBGAAgpgkAAAEAIANaAAD-FwAgoAkAAP8XACCmCQAAAQAgBFoAAP0SADCgCQAA_hIAMKIJAACAEwAgpgkAAIETADAAAAAAAAtaAACSEwAwWwAAlhMAMKAJAACTEwAwoQkAAJQTADCiCQAAlRMAIKMJAACBEwAwpAkAAIETADClCQAAgRMAMKYJAACBEwAwpwkAAJcTADCoCQAAhBMAMAVKAAD0EgAgzwgBAAAAAdgIAgAAAAHZCAEAAAAB2ggCAAAAAQIAAADMAQAgWgAAmhMAIAMAAADMAQAgWgAAmhMAIFsAAJkTACABUwAA_RcAMAIAAADMAQAgUwAAmRMAIAIAAACFEwAgUwAAmBMAIATPCAEAoA4AIdgIAgD1DQAh2QgBAKAOACHaCAIAjA4AIQVKAADyEgAgzwgBAKAOACHYCAIA9Q0AIdkIAQCgDgAh2ggCAIwOACEFSgAA9BIAIM8IAQAAAAHYCAIAAAAB2QgBAAAAAdoIAgAAAAEEWgAAkhMAMKAJAACTEwAwogkAAJUTACCmCQAAgRMAMAAAAAAAAAdaAAD1FwAgWwAA-xcAIKAJAAD2FwAgoQkAAPoXACCkCQAAqgEAIKUJAACqAQAgpgkAAAEAIAVaAADzFwAgWwAA-BcAIKAJAAD0FwAgoQkAAPcXACCmCQAAAQAgA1oAAPUXACCgCQAA9hcAIKYJAAABACADWgAA8xcAIKAJAAD0FwAgpgkAAAEAIAAAAAAAAaMJAAAA6QgCBVoAAOgXACBbAADxFwAgoAkAAOkXACChCQAA8BcAIKYJAAABACAHWgAA5hcAIFsAAO4XACCgCQAA5xcAIKEJAADtFwAgpAkAAKoBACClCQAAqgEAIKYJAAABACAHWgAA5BcAIFsAAOsXACCgCQAA5RcAIKEJAADqFwAgpAkAAKoBACClCQAAqgEAIKYJAAABACADWgAA6BcAIKAJAADpFwAgpgkAAAEAIANaAADmFwAgoAkAAOcXACCmCQAAAQAgA1oAAOQXACCgCQAA5RcAIKYJAAABACAAAAAAAAAAAAAABVoAAN8XACBbAADiFwAgoAkAAOAXACChCQAA4RcAIKYJAAABACADWgAA3xcAIKAJAADgFwAgpgkAAAEAIAAAAAAABVoAANoXACBbAADdFwAgoAkAANsXACChCQAA3BcAIKYJAAABACADWgAA2hcAIKAJAADbFwAgpgkAAAEAIAAAAAAABVoAANUXACBbAADYFwAgoAkAANYXACChCQAA1xcAIKYJAAABACADWgAA1RcAIKAJAADWFwAgpgkAAAEAIAAAAAAAB1oAANAXACBbAADTFwAgoAkAANEXACChCQAA0hcAIKQJAACqAQAgpQkAAKoBACCmCQAAAQAgA1oAANAXACCgCQAA0RcAIKYJAAABACAAAAAAAAAAAAAAAaMJAAAAgQkCC1oAANQWADBbAADYFgAwoAkAANUWADChCQAA1hYAMKIJAADXFgAgowkAAKgOADCkCQAAqA4AMKUJAACoDgAwpgkAAKgOADCnCQAA2RYAMKgJAACrDgAwC1oAAMgWADBbAADNFgAwoAkAAMkWADChCQAAyhYAMKIJAADLFgAgowkAAMwWADCkCQAAzBYAMKUJAADMFgAwpgkAAMwWADCnCQAAzhYAMKgJAADPFgAwC1oAAL8WADBbAADDFgAwoAkAAMAWADChCQAAwRYAMKIJAADCFgAgowkAAJAPADCkCQAAkA8AMKUJAACQDwAwpgkAAJAPADCnCQAAxBYAMKgJAACTDwAwB1oAALoWACBbAAC9FgAgoAkAALsWACChCQAAvBYAIKQJAAApACClCQAAKQAgpgkAAJYFACALWgAArhYAMFsAALMWADCgCQAArxYAMKEJAACwFgAwogkAALEWACCjCQAAshYAMKQJAACyFgAwpQkAALIWADCmCQAAshYAMKcJAAC0FgAwqAkAALUWADALWgAAohYAMFsAAKcWADCgCQAAoxYAMKEJAACkFgAwogkAAKUWACCjCQAAphYAMKQJAACmFgAwpQkAAKYWADCmCQAAphYAMKcJAACoFgAwqAkAAKkWADALWgAAlhYAMFsAAJsWADCgCQAAlxYAMKEJAACYFgAwogkAAJkWACCjCQAAmhYAMKQJAACaFgAwpQkAAJoWADCmCQAAmhYAMKcJAACcFgAwqAkAAJ0WADALWgAAjRYAMFsAAJEWADCgCQAAjhYAMKEJAACPFgAwogkAAJAWACCjCQAA2xIAMKQJAADbEgAwpQkAANsSADCmCQAA2xIAMKcJAACSFgAwqAkAAN4SADALWgAAhBYAMFsAAIgWADCgCQAAhRYAMKEJAACGFgAwogkAAIcWACCjCQAAxRIAMKQJAADFEgAwpQkAAMUSADCmCQAAxRIAMKcJAACJFgAwqAkAAMgSADALWgAA-xUAMFsAAP8VADCgCQAA_BUAMKEJAAD9FQAwogkAAP4VACCjCQAAuRIAMKQJAAC5EgAwpQkAALkSADCmCQAAuRIAMKcJAACAFgAwqAkAALwSADALWgAA8hUAMFsAAPYVADCgCQAA8xUAMKEJAAD0FQAwogkAAPUVACCjCQAA6hEAMKQJAADqEQAwpQkAAOoRADCmCQAA6hEAMKcJAAD3FQAwqAkAAO0RADALWgAA6RUAMFsAAO0VADCgCQAA6hUAMKEJAADrFQAwogkAAOwVACCjCQAAyREAMKQJAADJEQAwpQkAAMkRADCmCQAAyREAMKcJAADuFQAwqAkAAMwRADALWgAA4BUAMFsAAOQVADCgCQAA4RUAMKEJAADiFQAwogkAAOMVACCjCQAAsREAMKQJAACxEQAwpQkAALERADCmCQAAsREAMKcJAADlFQAwqAkAALQRADALWgAA1BUAMFsAANkVADCgCQAA1RUAMKEJAADWFQAwogkAANcVACCjCQAA2BUAMKQJAADYFQAwpQkAANgVADCmCQAA2BUAMKcJAADaFQAwqAkAANsVADALWgAAyBUAMFsAAM0VADCgCQAAyRUAMKEJAADKFQAwogkAAMsVACCjCQAAzBUAMKQJAADMFQAwpQkAAMwVADCmCQAAzBUAMKcJAADOFQAwqAkAAM8VADALWgAAvBUAMFsAAMEVADCgCQAAvRUAMKEJAAC-FQAwogkAAL8VACCjCQAAwBUAMKQJAADAFQAwpQkAAMAVADCmCQAAwBUAMKcJAADCFQAwqAkAAMMVADALWgAAsBUAMFsAALUVADCgCQAAsRUAMKEJAACyFQAwogkAALMVACCjCQAAtBUAMKQJAAC0FQAwpQkAALQVADCmCQAAtBUAMKcJAAC2FQAwqAkAALcVADALWgAApxUAMFsAAKsVADCgCQAAqBUAMKEJAACpFQAwogkAAKoVACCjCQAAgRAAMKQJAACBEAAwpQkAAIEQADCmCQAAgRAAMKcJAACsFQAwqAkAAIQQADALWgAAnhUAMFsAAKIVADCgCQAAnxUAMKEJAACgFQAwogkAAKEVACCjCQAA4hAAMKQJAADiEAAwpQkAAOIQADCmCQAA4hAAMKcJAACjFQAwqAkAAOUQADALWgAAkhUAMFsAAJcVADCgCQAAkxUAMKEJAACUFQAwogkAAJUVACCjCQAAlhUAMKQJAACWFQAwpQkAAJYVADCmCQAAlhUAMKcJAACYFQAwqAkAAJkVADALWgAAiRUAMFsAAI0VADCgCQAAihUAMKEJAACLFQAwogkAAIwVACCjCQAA9Q8AMKQJAAD1DwAwpQkAAPUPADCmCQAA9Q8AMKcJAACOFQAwqAkAAPgPADALWgAA_RQAMFsAAIIVADCgCQAA_hQAMKEJAAD_FAAwogkAAIAVACCjCQAAgRUAMKQJAACBFQAwpQkAAIEVADCmCQAAgRUAMKcJAACDFQAwqAkAAIQVADAHWgAA-BQAIFsAAPsUACCgCQAA-RQAIKEJAAD6FAAgpAkAAKQBACClCQAApAEAIKYJAACxCQAgC1oAAO8UADBbAADzFAAwoAkAAPAUADChCQAA8RQAMKIJAADyFAAgowkAAN4UADCkCQAA3hQAMKUJAADeFAAwpgkAAN4UADCnCQAA9BQAMKgJAADhFAAwC1oAAOYUADBbAADqFAAwoAkAAOcUADChCQAA6BQAMKIJAADpFAAgowkAAN4UADCkCQAA3hQAMKUJAADeFAAwpgkAAN4UADCnCQAA6xQAMKgJAADhFAAwC1oAANoUADBbAADfFAAwoAkAANsUADChCQAA3BQAMKIJAADdFAAgowkAAN4UADCkCQAA3hQAMKUJAADeFAAwpgkAAN4UADCnCQAA4BQAMKgJAADhFAAwC1oAANEUADBbAADVFAAwoAkAANIUADChCQAA0xQAMKIJAADUFAAgowkAAMkUADCkCQAAyRQAMKUJAADJFAAwpgkAAMkUADCnCQAA1hQAMKgJAADMFAAwC1oAAMUUADBbAADKFAAwoAkAAMYUADChCQAAxxQAMKIJAADIFAAgowkAAMkUADCkCQAAyRQAMKUJAADJFAAwpgkAAMkUADCnCQAAyxQAMKgJAADMFAAwC1oAALkUADBbAAC-FAAwoAkAALoUADChCQAAuxQAMKIJAAC8FAAgowkAAL0UADCkCQAAvRQAMKUJAAC9FAAwpgkAAL0UADCnCQAAvxQAMKgJAADAFAAwC1oAAK0UADBbAACyFAAwoAkAAK4UADChCQAArxQAMKIJAACwFAAgowkAALEUADCkCQAAsRQAMKUJAACxFAAwpgkAALEUADCnCQAAsxQAMKgJAAC0FAAwC1oAAKEUADBbAACmFAAwoAkAAKIUADChCQAAoxQAMKIJAACkFAAgowkAAKUUADCkCQAApRQAMKUJAAClFAAwpgkAAKUUADCnCQAApxQAMKgJAACoFAAwC1oAAJUUADBbAACaFAAwoAkAAJYUADChCQAAlxQAMKIJAACYFAAgowkAAJkUADCkCQAAmRQAMKUJAACZFAAwpgkAAJkUADCnCQAAmxQAMKgJAACcFAAwC1oAAIwUADBbAACQFAAwoAkAAI0UADChCQAAjhQAMKIJAACPFAAgowkAAIQUADCkCQAAhBQAMKUJAACEFAAwpgkAAIQUADCnCQAAkRQAMKgJAACHFAAwC1oAAIAUADBbAACFFAAwoAkAAIEUADChCQAAghQAMKIJAACDFAAgowkAAIQUADCkCQAAhBQAMKUJAACEFAAwpgkAAIQUADCnCQAAhhQAMKgJAACHFAAwCgMAAIkTACAqAgAAAAFLAACLEwAgwAcCAAAAAc0HQAAAAAHbBwIAAAABzwgBAAAAAdkIAQAAAAHbCAEAAAAB3AhAAAAAAQIAAADIAQAgWgAAixQAIAMAAADIAQAgWgAAixQAIFsAAIoUACABUwAAzxcAMA8DAACUDAAgKgIA4QsAIUgAAJQMACBLAADnDAAgrgcAAPwMADCvBwAAxgEAELAHAAD8DAAwwAcCAAAAAc0HQADoCwAh2wcCAOELACHPCAEA4AsAIdkIAQCJDAAh2ggCAOELACHbCAEA4AsAIdwIQACKDAAhAgAAAMgBACBTAACKFAAgAgAAAIgUACBTAACJFAAgDCoCAOELACGuBwAAhxQAMK8HAACIFAAQsAcAAIcUADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHPCAEA4AsAIdkIAQCJDAAh2ggCAOELACHbCAEA4AsAIdwIQACKDAAhDCoCAOELACGuBwAAhxQAMK8HAACIFAAQsAcAAIcUADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHPCAEA4AsAIdkIAQCJDAAh2ggCAOELACHbCAEA4AsAIdwIQACKDAAhCCoCAPUNACHABwIA9Q0AIc0HQAD6DQAh2wcCAPUNACHPCAEA9A0AIdkIAQCgDgAh2wgBAPQNACHcCEAAiw4AIQoDAAD6EgAgKgIA9Q0AIUsAAPwSACDABwIA9Q0AIc0HQAD6DQAh2wcCAPUNACHPCAEA9A0AIdkIAQCgDgAh2wgBAPQNACHcCEAAiw4AIQoDAACJEwAgKgIAAAABSwAAixMAIMAHAgAAAAHNB0AAAAAB2wcCAAAAAc8IAQAAAAHZCAEAAAAB2wgBAAAAAdwIQAAAAAEKKgIAAAABSAAAihMAIEsAAIsTACDABwIAAAABzQdAAAAAAc8IAQAAAAHZCAEAAAAB2ggCAAAAAdsIAQAAAAHcCEAAAAABAgAAAMgBACBaAACUFAAgAwAAAMgBACBaAACUFAAgWwAAkxQAIAFTAADOFwAwAgAAAMgBACBTAACTFAAgAgAAAIgUACBTAACSFAAgCCoCAPUNACHABwIA9Q0AIc0HQAD6DQAhzwgBAPQNACHZCAEAoA4AIdoIAgD1DQAh2wgBAPQNACHcCEAAiw4AIQoqAgD1DQAhSAAA-xIAIEsAAPwSACDABwIA9Q0AIc0HQAD6DQAhzwgBAPQNACHZCAEAoA4AIdoIAgD1DQAh2wgBAPQNACHcCEAAiw4AIQoqAgAAAAFIAACKEwAgSwAAixMAIMAHAgAAAAHNB0AAAAABzwgBAAAAAdkIAQAAAAHaCAIAAAAB2wgBAAAAAdwIQAAAAAEOwAcCAAAAAcIHQAAAAAHKB0AAAAABzgdAAAAAAecHBAAAAAHrBwEAAAABzwgBAAAAAdAIAgAAAAHRCAIAAAAB0ggCAAAAAdMIBAAAAAHUCAIAAAAB1QgBAAAAAdYIQAAAAAECAAAAxAEAIFoAAKAUACADAAAAxAEAIFoAAKAUACBbAACfFAAgAVMAAM0XADATAwAAlAwAIK4HAAD9DAAwrwcAAMIBABCwBwAA_QwAMMAHAgAAAAHCB0AAigwAIcoHQADoCwAhzgdAAIoMACHbBwIA4QsAIecHBACTDAAh6wcBAAAAAc8IAQDgCwAh0AgCAOELACHRCAIA4QsAIdIIAgDhCwAh0wgEAJMMACHUCAIA4QsAIdUIAQCJDAAh1ghAAIoMACECAAAAxAEAIFMAAJ8UACACAAAAnRQAIFMAAJ4UACASrgcAAJwUADCvBwAAnRQAELAHAACcFAAwwAcCAOELACHCB0AAigwAIcoHQADoCwAhzgdAAIoMACHbBwIA4QsAIecHBACTDAAh6wcBAIkMACHPCAEA4AsAIdAIAgDhCwAh0QgCAOELACHSCAIA4QsAIdMIBACTDAAh1AgCAOELACHVCAEAiQwAIdYIQACKDAAhEq4HAACcFAAwrwcAAJ0UABCwBwAAnBQAMMAHAgDhCwAhwgdAAIoMACHKB0AA6AsAIc4HQACKDAAh2wcCAOELACHnBwQAkwwAIesHAQCJDAAhzwgBAOALACHQCAIA4QsAIdEIAgDhCwAh0ggCAOELACHTCAQAkwwAIdQIAgDhCwAh1QgBAIkMACHWCEAAigwAIQ7ABwIA9Q0AIcIHQACLDgAhygdAAPoNACHOB0AAiw4AIecHBACvDwAh6wcBAKAOACHPCAEA9A0AIdAIAgD1DQAh0QgCAPUNACHSCAIA9Q0AIdMIBACvDwAh1AgCAPUNACHVCAEAoA4AIdYIQACLDgAhDsAHAgD1DQAhwgdAAIsOACHKB0AA-g0AIc4HQACLDgAh5wcEAK8PACHrBwEAoA4AIc8IAQD0DQAh0AgCAPUNACHRCAIA9Q0AIdIIAgD1DQAh0wgEAK8PACHUCAIA9Q0AIdUIAQCgDgAh1ghAAIsOACEOwAcCAAAAAcIHQAAAAAHKB0AAAAABzgdAAAAAAecHBAAAAAHrBwEAAAABzwgBAAAAAdAIAgAAAAHRCAIAAAAB0ggCAAAAAdMIBAAAAAHUCAIAAAAB1QgBAAAAAdYIQAAAAAEGwAcCAAAAAc0HQAAAAAHOB0AAAAAB0wcAAQAAAfQIAgAAAAH1CAIAAAABAgAAAMABACBaAACsFAAgAwAAAMABACBaAACsFAAgWwAAqxQAIAFTAADMFwAwC0UAAJQMACCuBwAA_gwAMK8HAAC-AQAQsAcAAP4MADDABwIAAAABzQdAAOgLACHOB0AA6AsAIdMHAAEAAAHzCAIA4QsAIfQIAgDhCwAh9QgCAOELACECAAAAwAEAIFMAAKsUACACAAAAqRQAIFMAAKoUACAKrgcAAKgUADCvBwAAqRQAELAHAACoFAAwwAcCAOELACHNB0AA6AsAIc4HQADoCwAh0wcAAdEMACHzCAIA4QsAIfQIAgDhCwAh9QgCAOELACEKrgcAAKgUADCvBwAAqRQAELAHAACoFAAwwAcCAOELACHNB0AA6AsAIc4HQADoCwAh0wcAAdEMACHzCAIA4QsAIfQIAgDhCwAh9QgCAOELACEGwAcCAPUNACHNB0AA-g0AIc4HQAD6DQAh0wcAAYkOACH0CAIA9Q0AIfUIAgD1DQAhBsAHAgD1DQAhzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh9AgCAPUNACH1CAIA9Q0AIQbABwIAAAABzQdAAAAAAc4HQAAAAAHTBwABAAAB9AgCAAAAAfUIAgAAAAEGzQdAAAAAAc4HQAAAAAHTBwABAAAB1QdAAAAAAfEIAQAAAAHyCAEAAAABAgAAALwBACBaAAC4FAAgAwAAALwBACBaAAC4FAAgWwAAtxQAIAFTAADLFwAwCwMAAJQMACCuBwAA_wwAMK8HAAC6AQAQsAcAAP8MADDNB0AA6AsAIc4HQADoCwAh0wcAAQAAAdUHQACKDAAh2wcCAOELACHxCAEA4AsAIfIIAQDgCwAhAgAAALwBACBTAAC3FAAgAgAAALUUACBTAAC2FAAgCq4HAAC0FAAwrwcAALUUABCwBwAAtBQAMM0HQADoCwAhzgdAAOgLACHTBwAB0QwAIdUHQACKDAAh2wcCAOELACHxCAEA4AsAIfIIAQDgCwAhCq4HAAC0FAAwrwcAALUUABCwBwAAtBQAMM0HQADoCwAhzgdAAOgLACHTBwAB0QwAIdUHQACKDAAh2wcCAOELACHxCAEA4AsAIfIIAQDgCwAhBs0HQAD6DQAhzgdAAPoNACHTBwABiQ4AIdUHQACLDgAh8QgBAPQNACHyCAEA9A0AIQbNB0AA-g0AIc4HQAD6DQAh0wcAAYkOACHVB0AAiw4AIfEIAQD0DQAh8ggBAPQNACEGzQdAAAAAAc4HQAAAAAHTBwABAAAB1QdAAAAAAfEIAQAAAAHyCAEAAAABCVOAAAAAAcAHAgAAAAHNB0AAAAAB0AgCAAAAAdUIAQAAAAH2CAEAAAAB9wgBAAAAAfgIQAAAAAH5CEAAAAABAgAAALcBACBaAADEFAAgAwAAALcBACBaAADEFAAgWwAAwxQAIAFTAADKFwAwDgMAAIENACBTAADbDAAgrgcAAIANADCvBwAAtQEAELAHAACADQAwwAcCAAAAAc0HQADoCwAh2wcCAMEMACHQCAIA4QsAIdUIAQCJDAAh9ggBAOALACH3CAEA4AsAIfgIQADoCwAh-QhAAIoMACECAAAAtwEAIFMAAMMUACACAAAAwRQAIFMAAMIUACANUwAA2wwAIK4HAADAFAAwrwcAAMEUABCwBwAAwBQAMMAHAgDhCwAhzQdAAOgLACHbBwIAwQwAIdAIAgDhCwAh1QgBAIkMACH2CAEA4AsAIfcIAQDgCwAh-AhAAOgLACH5CEAAigwAIQ1TAADbDAAgrgcAAMAUADCvBwAAwRQAELAHAADAFAAwwAcCAOELACHNB0AA6AsAIdsHAgDBDAAh0AgCAOELACHVCAEAiQwAIfYIAQDgCwAh9wgBAOALACH4CEAA6AsAIfkIQACKDAAhCVOAAAAAAcAHAgD1DQAhzQdAAPoNACHQCAIA9Q0AIdUIAQCgDgAh9ggBAPQNACH3CAEA9A0AIfgIQAD6DQAh-QhAAIsOACEJU4AAAAABwAcCAPUNACHNB0AA-g0AIdAIAgD1DQAh1QgBAKAOACH2CAEA9A0AIfcIAQD0DQAh-AhAAPoNACH5CEAAiw4AIQlTgAAAAAHABwIAAAABzQdAAAAAAdAIAgAAAAHVCAEAAAAB9ggBAAAAAfcIAQAAAAH4CEAAAAAB-QhAAAAAAQoEAACkEwAgvwdAAAAAAcAHAgAAAAHcBwIAAAAB8wcBAAAAAY8IAQAAAAHZCAEAAAAB3QgBAAAAAd4IAgAAAAHkCAIAAAABAgAAALEBACBaAADQFAAgAwAAALEBACBaAADQFAAgWwAAzxQAIAFTAADJFwAwEAQAAIENACBAAACUDAAgrgcAAIMNADCvBwAArwEAELAHAACDDQAwvwdAAOgLACHABwIAAAAB3AcCAMEMACHzBwEAiQwAIY8IAQDgCwAh2QgBAIkMACHdCAEA4AsAId4IAgDhCwAh5AgCAOELACHlCAIA4QsAIZEJAACCDQAgAgAAALEBACBTAADPFAAgAgAAAM0UACBTAADOFAAgDa4HAADMFAAwrwcAAM0UABCwBwAAzBQAML8HQADoCwAhwAcCAOELACHcBwIAwQwAIfMHAQCJDAAhjwgBAOALACHZCAEAiQwAId0IAQDgCwAh3ggCAOELACHkCAIA4QsAIeUIAgDhCwAhDa4HAADMFAAwrwcAAM0UABCwBwAAzBQAML8HQADoCwAhwAcCAOELACHcBwIAwQwAIfMHAQCJDAAhjwgBAOALACHZCAEAiQwAId0IAQDgCwAh3ggCAOELACHkCAIA4QsAIeUIAgDhCwAhCb8HQAD6DQAhwAcCAPUNACHcBwIAjA4AIfMHAQCgDgAhjwgBAPQNACHZCAEAoA4AId0IAQD0DQAh3ggCAPUNACHkCAIA9Q0AIQoEAACiEwAgvwdAAPoNACHABwIA9Q0AIdwHAgCMDgAh8wcBAKAOACGPCAEA9A0AIdkIAQCgDgAh3QgBAPQNACHeCAIA9Q0AIeQIAgD1DQAhCgQAAKQTACC_B0AAAAABwAcCAAAAAdwHAgAAAAHzBwEAAAABjwgBAAAAAdkIAQAAAAHdCAEAAAAB3ggCAAAAAeQIAgAAAAEKQAAApRMAIL8HQAAAAAHABwIAAAAB8wcBAAAAAY8IAQAAAAHZCAEAAAAB3QgBAAAAAd4IAgAAAAHkCAIAAAAB5QgCAAAAAQIAAACxAQAgWgAA2RQAIAMAAACxAQAgWgAA2RQAIFsAANgUACABUwAAyBcAMAIAAACxAQAgUwAA2BQAIAIAAADNFAAgUwAA1xQAIAm_B0AA-g0AIcAHAgD1DQAh8wcBAKAOACGPCAEA9A0AIdkIAQCgDgAh3QgBAPQNACHeCAIA9Q0AIeQIAgD1DQAh5QgCAPUNACEKQAAAoxMAIL8HQAD6DQAhwAcCAPUNACHzBwEAoA4AIY8IAQD0DQAh2QgBAKAOACHdCAEA9A0AId4IAgD1DQAh5AgCAPUNACHlCAIA9Q0AIQpAAAClEwAgvwdAAAAAAcAHAgAAAAHzBwEAAAABjwgBAAAAAdkIAQAAAAHdCAEAAAAB3ggCAAAAAeQIAgAAAAHlCAIAAAABDhkAALATACA7AACvEwAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB-AcAAADpCALZCAEAAAAB3QgBAAAAAd4IAgAAAAHmCAIAAAAB5wgBAAAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQIAAACoAQAgWgAA5RQAIAMAAACoAQAgWgAA5RQAIFsAAOQUACABUwAAxxcAMBMZAACBDQAgOwAAlAwAIDwAAIENACCuBwAAog0AMK8HAACmAQAQsAcAAKINADDABwIAAAABzQdAAOgLACHuBwIAwQwAIfgHAACjDekIItkIAQDgCwAh3QgBAOALACHeCAIA4QsAIeYIAgDhCwAh5wgBAIkMACHpCAIAwQwAIeoIAQCJDAAh6whAAIoMACHsCEAAigwAIQIAAACoAQAgUwAA5BQAIAIAAADiFAAgUwAA4xQAIBCuBwAA4RQAMK8HAADiFAAQsAcAAOEUADDABwIA4QsAIc0HQADoCwAh7gcCAMEMACH4BwAAow3pCCLZCAEA4AsAId0IAQDgCwAh3ggCAOELACHmCAIA4QsAIecIAQCJDAAh6QgCAMEMACHqCAEAiQwAIesIQACKDAAh7AhAAIoMACEQrgcAAOEUADCvBwAA4hQAELAHAADhFAAwwAcCAOELACHNB0AA6AsAIe4HAgDBDAAh-AcAAKMN6Qgi2QgBAOALACHdCAEA4AsAId4IAgDhCwAh5ggCAOELACHnCAEAiQwAIekIAgDBDAAh6ggBAIkMACHrCEAAigwAIewIQACKDAAhDMAHAgD1DQAhzQdAAPoNACHuBwIAjA4AIfgHAACrE-kIItkIAQD0DQAh3QgBAPQNACHeCAIA9Q0AIeYIAgD1DQAh5wgBAKAOACHqCAEAoA4AIesIQACLDgAh7AhAAIsOACEOGQAArRMAIDsAAKwTACDABwIA9Q0AIc0HQAD6DQAh7gcCAIwOACH4BwAAqxPpCCLZCAEA9A0AId0IAQD0DQAh3ggCAPUNACHmCAIA9Q0AIecIAQCgDgAh6ggBAKAOACHrCEAAiw4AIewIQACLDgAhDhkAALATACA7AACvEwAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB-AcAAADpCALZCAEAAAAB3QgBAAAAAd4IAgAAAAHmCAIAAAAB5wgBAAAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQ47AACvEwAgPAAAsRMAIMAHAgAAAAHNB0AAAAAB-AcAAADpCALZCAEAAAAB3QgBAAAAAd4IAgAAAAHmCAIAAAAB5wgBAAAAAekIAgAAAAHqCAEAAAAB6whAAAAAAewIQAAAAAECAAAAqAEAIFoAAO4UACADAAAAqAEAIFoAAO4UACBbAADtFAAgAVMAAMYXADACAAAAqAEAIFMAAO0UACACAAAA4hQAIFMAAOwUACAMwAcCAPUNACHNB0AA-g0AIfgHAACrE-kIItkIAQD0DQAh3QgBAPQNACHeCAIA9Q0AIeYIAgD1DQAh5wgBAKAOACHpCAIAjA4AIeoIAQCgDgAh6whAAIsOACHsCEAAiw4AIQ47AACsEwAgPAAArhMAIMAHAgD1DQAhzQdAAPoNACH4BwAAqxPpCCLZCAEA9A0AId0IAQD0DQAh3ggCAPUNACHmCAIA9Q0AIecIAQCgDgAh6QgCAIwOACHqCAEAoA4AIesIQACLDgAh7AhAAIsOACEOOwAArxMAIDwAALETACDABwIAAAABzQdAAAAAAfgHAAAA6QgC2QgBAAAAAd0IAQAAAAHeCAIAAAAB5ggCAAAAAecIAQAAAAHpCAIAAAAB6ggBAAAAAesIQAAAAAHsCEAAAAABDhkAALATACA8AACxEwAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB-AcAAADpCALZCAEAAAAB3QgBAAAAAd4IAgAAAAHnCAEAAAAB6QgCAAAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQIAAACoAQAgWgAA9xQAIAMAAACoAQAgWgAA9xQAIFsAAPYUACABUwAAxRcAMAIAAACoAQAgUwAA9hQAIAIAAADiFAAgUwAA9RQAIAzABwIA9Q0AIc0HQAD6DQAh7gcCAIwOACH4BwAAqxPpCCLZCAEA9A0AId0IAQD0DQAh3ggCAPUNACHnCAEAoA4AIekIAgCMDgAh6ggBAKAOACHrCEAAiw4AIewIQACLDgAhDhkAAK0TACA8AACuEwAgwAcCAPUNACHNB0AA-g0AIe4HAgCMDgAh-AcAAKsT6Qgi2QgBAPQNACHdCAEA9A0AId4IAgD1DQAh5wgBAKAOACHpCAIAjA4AIeoIAQCgDgAh6whAAIsOACHsCEAAiw4AIQ4ZAACwEwAgPAAAsRMAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAfgHAAAA6QgC2QgBAAAAAd0IAQAAAAHeCAIAAAAB5wgBAAAAAekIAgAAAAHqCAEAAAAB6whAAAAAAewIQAAAAAECOQIAAAAB5wcEAAAAAQIAAACxCQAgWgAA-BQAIAMAAACkAQAgWgAA-BQAIFsAAPwUACAEAAAApAEAIDkCAPUNACFTAAD8FAAg5wcEAK8PACECOQIA9Q0AIecHBACvDwAhCjUAAMAPACDABwIAAAABzQdAAAAAAd0HAQAAAAHoBwEAAAAB6QcEAAAAAeoHAQAAAAHrBwEAAAAB7AdAAAAAAe0HAQAAAAECAAAAogEAIFoAAIgVACADAAAAogEAIFoAAIgVACBbAACHFQAgAVMAAMQXADAPBAAAlAwAIDUAAKUNACCuBwAApA0AMK8HAACUAQAQsAcAAKQNADDABwIAAAABzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh6AcBAOALACHpBwQAkwwAIeoHAQDgCwAh6wcBAAAAAewHQADoCwAh7QcBAOALACECAAAAogEAIFMAAIcVACACAAAAhRUAIFMAAIYVACANrgcAAIQVADCvBwAAhRUAELAHAACEFQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHoBwEA4AsAIekHBACTDAAh6gcBAOALACHrBwEA4AsAIewHQADoCwAh7QcBAOALACENrgcAAIQVADCvBwAAhRUAELAHAACEFQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHoBwEA4AsAIekHBACTDAAh6gcBAOALACHrBwEA4AsAIewHQADoCwAh7QcBAOALACEJwAcCAPUNACHNB0AA-g0AId0HAQD0DQAh6AcBAPQNACHpBwQArw8AIeoHAQD0DQAh6wcBAPQNACHsB0AA-g0AIe0HAQD0DQAhCjUAALkPACDABwIA9Q0AIc0HQAD6DQAh3QcBAPQNACHoBwEA9A0AIekHBACvDwAh6gcBAPQNACHrBwEA9A0AIewHQAD6DQAh7QcBAPQNACEKNQAAwA8AIMAHAgAAAAHNB0AAAAAB3QcBAAAAAegHAQAAAAHpBwQAAAAB6gcBAAAAAesHAQAAAAHsB0AAAAAB7QcBAAAAAQQxAADYDwAgzQdAAAAAAeQHAgAAAAHyBwIAAAABAgAAAI4BACBaAACRFQAgAwAAAI4BACBaAACRFQAgWwAAkBUAIAFTAADDFwAwAgAAAI4BACBTAACQFQAgAgAAAPkPACBTAACPFQAgA80HQAD6DQAh5AcCAPUNACHyBwIA9Q0AIQQxAADWDwAgzQdAAPoNACHkBwIA9Q0AIfIHAgD1DQAhBDEAANgPACDNB0AAAAAB5AcCAAAAAfIHAgAAAAEHwAcCAAAAAc0HQAAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAGPCAEAAAABkghAAAAAAQIAAACeAQAgWgAAnRUAIAMAAACeAQAgWgAAnRUAIFsAAJwVACABUwAAwhcAMAwZAACUDAAgrgcAAKYNADCvBwAAnAEAELAHAACmDQAwwAcCAAAAAc0HQADoCwAh7gcCAOELACHwB0AAigwAIfEHAgDBDAAh8wcBAOALACGPCAEA4AsAIZIIQACKDAAhAgAAAJ4BACBTAACcFQAgAgAAAJoVACBTAACbFQAgC64HAACZFQAwrwcAAJoVABCwBwAAmRUAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfAHQACKDAAh8QcCAMEMACHzBwEA4AsAIY8IAQDgCwAhkghAAIoMACELrgcAAJkVADCvBwAAmhUAELAHAACZFQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8AdAAIoMACHxBwIAwQwAIfMHAQDgCwAhjwgBAOALACGSCEAAigwAIQfABwIA9Q0AIc0HQAD6DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAhjwgBAPQNACGSCEAAiw4AIQfABwIA9Q0AIc0HQAD6DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAhjwgBAPQNACGSCEAAiw4AIQfABwIAAAABzQdAAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAY8IAQAAAAGSCEAAAAABCy0AAMsQACDABwIAAAABzQdAAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAYIIAgAAAAGOCAIAAAABjwgBAAAAAZAIAQAAAAGRCEAAAAABAgAAAHsAIFoAAKYVACADAAAAewAgWgAAphUAIFsAAKUVACABUwAAwRcAMAIAAAB7ACBTAAClFQAgAgAAAOYQACBTAACkFQAgCsAHAgD1DQAhzQdAAPoNACHwB0AAiw4AIfEHAgCMDgAh8wcBAKAOACGCCAIA9Q0AIY4IAgD1DQAhjwgBAPQNACGQCAEAoA4AIZEIQACLDgAhCy0AAMkQACDABwIA9Q0AIc0HQAD6DQAh8AdAAIsOACHxBwIAjA4AIfMHAQCgDgAhgggCAPUNACGOCAIA9Q0AIY8IAQD0DQAhkAgBAKAOACGRCEAAiw4AIQstAADLEAAgwAcCAAAAAc0HQAAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAGCCAIAAAABjggCAAAAAY8IAQAAAAGQCAEAAAABkQhAAAAAAQcxAADPDwAgwAcCAAAAAc0HQAAAAAHkBwIAAAAB7wcBAAAAAfAHQAAAAAHxBwIAAAABAgAAAIoBACBaAACvFQAgAwAAAIoBACBaAACvFQAgWwAArhUAIAFTAADAFwAwAgAAAIoBACBTAACuFQAgAgAAAIUQACBTAACtFQAgBsAHAgD1DQAhzQdAAPoNACHkBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIQcxAADNDwAgwAcCAPUNACHNB0AA-g0AIeQHAgD1DQAh7wcBAPQNACHwB0AAiw4AIfEHAgCMDgAhBzEAAM8PACDABwIAAAABzQdAAAAAAeQHAgAAAAHvBwEAAAAB8AdAAAAAAfEHAgAAAAEUMgAAihAAIDMAAIsQACA0AACMEAAgNQAAjRAAIMAHAgAAAAHNB0AAAAAB6AcBAAAAAekHBAAAAAHrBwEAAAAB8wcBAAAAAfQHAQAAAAH2BwAAAPYHAvgHAAAA-AcC-QcIAAAAAfoHAgAAAAH7BwIAAAAB_AcBAAAAAf0HAgAAAAH-BwIAAAAB_wcCAAAAAQIAAACGAQAgWgAAuxUAIAMAAACGAQAgWgAAuxUAIFsAALoVACABUwAAvxcAMBkZAACUDAAgMgAAlQ0AIDMAAJgNACA0AACuDQAgNQAApQ0AIK4HAACqDQAwrwcAAIQBABCwBwAAqg0AMMAHAgAAAAHNB0AA6AsAIegHAQDgCwAh6QcEAJMMACHrBwEAAAAB7gcCAOELACHzBwEA4AsAIfQHAQDgCwAh9gcAAKsN9gci-AcAAKwN-Aci-QcIAK0NACH6BwIAwQwAIfsHAgDBDAAh_AcBAIkMACH9BwIA4QsAIf4HAgDhCwAh_wcCAOELACECAAAAhgEAIFMAALoVACACAAAAuBUAIFMAALkVACAUrgcAALcVADCvBwAAuBUAELAHAAC3FQAwwAcCAOELACHNB0AA6AsAIegHAQDgCwAh6QcEAJMMACHrBwEA4AsAIe4HAgDhCwAh8wcBAOALACH0BwEA4AsAIfYHAACrDfYHIvgHAACsDfgHIvkHCACtDQAh-gcCAMEMACH7BwIAwQwAIfwHAQCJDAAh_QcCAOELACH-BwIA4QsAIf8HAgDhCwAhFK4HAAC3FQAwrwcAALgVABCwBwAAtxUAMMAHAgDhCwAhzQdAAOgLACHoBwEA4AsAIekHBACTDAAh6wcBAOALACHuBwIA4QsAIfMHAQDgCwAh9AcBAOALACH2BwAAqw32ByL4BwAArA34ByL5BwgArQ0AIfoHAgDBDAAh-wcCAMEMACH8BwEAiQwAIf0HAgDhCwAh_gcCAOELACH_BwIA4QsAIRDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh8wcBAPQNACH0BwEA9A0AIfYHAADfD_YHIvgHAADgD_gHIvkHCADhDwAh-gcCAIwOACH7BwIAjA4AIfwHAQCgDgAh_QcCAPUNACH-BwIA9Q0AIf8HAgD1DQAhFDIAAOMPACAzAADkDwAgNAAA5Q8AIDUAAOYPACDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh8wcBAPQNACH0BwEA9A0AIfYHAADfD_YHIvgHAADgD_gHIvkHCADhDwAh-gcCAIwOACH7BwIAjA4AIfwHAQCgDgAh_QcCAPUNACH-BwIA9Q0AIf8HAgD1DQAhFDIAAIoQACAzAACLEAAgNAAAjBAAIDUAAI0QACDABwIAAAABzQdAAAAAAegHAQAAAAHpBwQAAAAB6wcBAAAAAfMHAQAAAAH0BwEAAAAB9gcAAAD2BwL4BwAAAPgHAvkHCAAAAAH6BwIAAAAB-wcCAAAAAfwHAQAAAAH9BwIAAAAB_gcCAAAAAf8HAgAAAAEKKgAAwhAAICwAAMMQACDABwIAAAABzQdAAAAAAfgHAAAAiggChwgAAACHCAKKCEAAAAABiwgBAAAAAYwIAgAAAAGNCAEAAAABAgAAAIIBACBaAADHFQAgAwAAAIIBACBaAADHFQAgWwAAxhUAIAFTAAC-FwAwDykAAJQMACAqAACyDQAgLAAAsw0AIK4HAACvDQAwrwcAAIABABCwBwAArw0AMMAHAgAAAAHNB0AA6AsAIfgHAACxDYoIIocIAACwDYcIIogIAgDhCwAhighAAIoMACGLCAEAiQwAIYwIAgDBDAAhjQgBAIkMACECAAAAggEAIFMAAMYVACACAAAAxBUAIFMAAMUVACAMrgcAAMMVADCvBwAAxBUAELAHAADDFQAwwAcCAOELACHNB0AA6AsAIfgHAACxDYoIIocIAACwDYcIIogIAgDhCwAhighAAIoMACGLCAEAiQwAIYwIAgDBDAAhjQgBAIkMACEMrgcAAMMVADCvBwAAxBUAELAHAADDFQAwwAcCAOELACHNB0AA6AsAIfgHAACxDYoIIocIAACwDYcIIogIAgDhCwAhighAAIoMACGLCAEAiQwAIYwIAgDBDAAhjQgBAIkMACEIwAcCAPUNACHNB0AA-g0AIfgHAAClEIoIIocIAACkEIcIIooIQACLDgAhiwgBAKAOACGMCAIAjA4AIY0IAQCgDgAhCioAAKcQACAsAACoEAAgwAcCAPUNACHNB0AA-g0AIfgHAAClEIoIIocIAACkEIcIIooIQACLDgAhiwgBAKAOACGMCAIAjA4AIY0IAQCgDgAhCioAAMIQACAsAADDEAAgwAcCAAAAAc0HQAAAAAH4BwAAAIoIAocIAAAAhwgCighAAAAAAYsIAQAAAAGMCAIAAAABjQgBAAAAAQovAACLEQAgwAcCAAAAAc0HQAAAAAHdBwEAAAAB9AcBAAAAAfgHAAAAoQgCkwgBAAAAAZ4IAgAAAAGfCAIAAAABoQggAAAAAQIAAABnACBaAADTFQAgAwAAAGcAIFoAANMVACBbAADSFQAgAVMAAL0XADAPBAAAlAwAIC8AAMMNACCuBwAAwQ0AMK8HAABlABCwBwAAwQ0AMMAHAgAAAAHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACH0BwEA4AsAIfgHAADCDaEIIpMIAQAAAAGeCAIA4QsAIZ8IAgDhCwAhoQggAIsMACECAAAAZwAgUwAA0hUAIAIAAADQFQAgUwAA0RUAIA2uBwAAzxUAMK8HAADQFQAQsAcAAM8VADDABwIA4QsAIc0HQADoCwAh3AcCAOELACHdBwEA4AsAIfQHAQDgCwAh-AcAAMINoQgikwgBAOALACGeCAIA4QsAIZ8IAgDhCwAhoQggAIsMACENrgcAAM8VADCvBwAA0BUAELAHAADPFQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACH0BwEA4AsAIfgHAADCDaEIIpMIAQDgCwAhnggCAOELACGfCAIA4QsAIaEIIACLDAAhCcAHAgD1DQAhzQdAAPoNACHdBwEA9A0AIfQHAQD0DQAh-AcAAPsQoQgikwgBAPQNACGeCAIA9Q0AIZ8IAgD1DQAhoQggAKMPACEKLwAA_RAAIMAHAgD1DQAhzQdAAPoNACHdBwEA9A0AIfQHAQD0DQAh-AcAAPsQoQgikwgBAPQNACGeCAIA9Q0AIZ8IAgD1DQAhoQggAKMPACEKLwAAixEAIMAHAgAAAAHNB0AAAAAB3QcBAAAAAfQHAQAAAAH4BwAAAKEIApMIAQAAAAGeCAIAAAABnwgCAAAAAaEIIAAAAAEGsQcBAAAAAc0HQAAAAAH4BwIAAAABjwgBAAAAAe8IAQAAAAHwCAABAAABAgAAAGMAIFoAAN8VACADAAAAYwAgWgAA3xUAIFsAAN4VACABUwAAvBcAMAwDAACUDAAgrgcAAMUNADCvBwAAYQAQsAcAAMUNADCxBwEA4AsAIc0HQADoCwAh2wcCAOELACH4BwIA4QsAIY8IAQDgCwAh7wgBAOALACHwCAAB0QwAIZYJAADEDQAgAgAAAGMAIFMAAN4VACACAAAA3BUAIFMAAN0VACAKrgcAANsVADCvBwAA3BUAELAHAADbFQAwsQcBAOALACHNB0AA6AsAIdsHAgDhCwAh-AcCAOELACGPCAEA4AsAIe8IAQDgCwAh8AgAAdEMACEKrgcAANsVADCvBwAA3BUAELAHAADbFQAwsQcBAOALACHNB0AA6AsAIdsHAgDhCwAh-AcCAOELACGPCAEA4AsAIe8IAQDgCwAh8AgAAdEMACEGsQcBAPQNACHNB0AA-g0AIfgHAgD1DQAhjwgBAPQNACHvCAEA9A0AIfAIAAGJDgAhBrEHAQD0DQAhzQdAAPoNACH4BwIA9Q0AIY8IAQD0DQAh7wgBAPQNACHwCAABiQ4AIQaxBwEAAAABzQdAAAAAAfgHAgAAAAGPCAEAAAAB7wgBAAAAAfAIAAEAAAEEIgAAohEAIM0HQAAAAAHyBwIAAAABqQgCAAAAAQIAAABWACBaAADoFQAgAwAAAFYAIFoAAOgVACBbAADnFQAgAVMAALsXADACAAAAVgAgUwAA5xUAIAIAAAC1EQAgUwAA5hUAIAPNB0AA-g0AIfIHAgD1DQAhqQgCAPUNACEEIgAAoBEAIM0HQAD6DQAh8gcCAPUNACGpCAIA9Q0AIQQiAACiEQAgzQdAAAAAAfIHAgAAAAGpCAIAAAABCiAAANgRACAhAADSEQAgIwAA0xEAIMAHAgAAAAHNB0AAAAAB8AdAAAAAAfEHAgAAAAGPCAEAAAABqAgCAAAAAaoIAgAAAAECAAAAWgAgWgAA8RUAIAMAAABaACBaAADxFQAgWwAA8BUAIAFTAAC6FwAwAgAAAFoAIFMAAPAVACACAAAAzREAIFMAAO8VACAHwAcCAPUNACHNB0AA-g0AIfAHQACLDgAh8QcCAIwOACGPCAEA9A0AIagIAgD1DQAhqggCAPUNACEKIAAAqREAICEAAKsRACAjAACsEQAgwAcCAPUNACHNB0AA-g0AIfAHQACLDgAh8QcCAIwOACGPCAEA9A0AIagIAgD1DQAhqggCAPUNACEKIAAA2BEAICEAANIRACAjAADTEQAgwAcCAAAAAc0HQAAAAAHwB0AAAAAB8QcCAAAAAY8IAQAAAAGoCAIAAAABqggCAAAAAQ4fAADUEQAgJAAA3xEAICUAANYRACAmAADXEQAgwAcCAAAAAc0HQAAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAH4BwAAAK0IAo8IAQAAAAGrCAIAAAABrQgCAAAAAa4IAgAAAAECAAAASwAgWgAA-hUAIAMAAABLACBaAAD6FQAgWwAA-RUAIAFTAAC5FwAwAgAAAEsAIFMAAPkVACACAAAA7hEAIFMAAPgVACAKwAcCAPUNACHNB0AA-g0AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIfgHAAC-Ea0IIo8IAQD0DQAhqwgCAIwOACGtCAIAjA4AIa4IAgD1DQAhDh8AAL8RACAkAADeEQAgJQAAwREAICYAAMIRACDABwIA9Q0AIc0HQAD6DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAh-AcAAL4RrQgijwgBAPQNACGrCAIAjA4AIa0IAgCMDgAhrggCAPUNACEOHwAA1BEAICQAAN8RACAlAADWEQAgJgAA1xEAIMAHAgAAAAHNB0AAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB-AcAAACtCAKPCAEAAAABqwgCAAAAAa0IAgAAAAGuCAIAAAABBBoAAKISACDFCAIAAAABxggCAAAAAccIQAAAAAECAAAAQwAgWgAAgxYAIAMAAABDACBaAACDFgAgWwAAghYAIAFTAAC4FwAwAgAAAEMAIFMAAIIWACACAAAAvRIAIFMAAIEWACADxQgCAPUNACHGCAIA9Q0AIccIQAD6DQAhBBoAAKASACDFCAIA9Q0AIcYIAgD1DQAhxwhAAPoNACEEGgAAohIAIMUIAgAAAAHGCAIAAAABxwhAAAAAAQcaAACqEgAgwAcCAAAAAc0HQAAAAAHvBwEAAAAB8AdAAAAAAfEHAgAAAAHFCAIAAAABAgAAAD8AIFoAAIwWACADAAAAPwAgWgAAjBYAIFsAAIsWACABUwAAtxcAMAIAAAA_ACBTAACLFgAgAgAAAMkSACBTAACKFgAgBsAHAgD1DQAhzQdAAPoNACHvBwEA9A0AIfAHQACLDgAh8QcCAIwOACHFCAIA9Q0AIQcaAACoEgAgwAcCAPUNACHNB0AA-g0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIcUIAgD1DQAhBxoAAKoSACDABwIAAAABzQdAAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAcUIAgAAAAEPGAAAzRIAIBsAAM8SACAcAADQEgAgwAcCAAAAAc0HQAAAAAHvBwEAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAByAgCAAAAAckIIAAAAAHKCCAAAAABywgCAAAAAcwIQAAAAAHNCAIAAAABAgAAADkAIFoAAJUWACADAAAAOQAgWgAAlRYAIFsAAJQWACABUwAAthcAMAIAAAA5ACBTAACUFgAgAgAAAN8SACBTAACTFgAgDMAHAgD1DQAhzQdAAPoNACHvBwEA9A0AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIcgIAgD1DQAhyQggAKMPACHKCCAAow8AIcsIAgD1DQAhzAhAAPoNACHNCAIA9Q0AIQ8YAACxEgAgGwAAsxIAIBwAALQSACDABwIA9Q0AIc0HQAD6DQAh7wcBAPQNACHwB0AAiw4AIfEHAgCMDgAh8wcBAPQNACHICAIA9Q0AIckIIACjDwAhygggAKMPACHLCAIA9Q0AIcwIQAD6DQAhzQgCAPUNACEPGAAAzRIAIBsAAM8SACAcAADQEgAgwAcCAAAAAc0HQAAAAAHvBwEAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAByAgCAAAAAckIIAAAAAHKCCAAAAABywgCAAAAAcwIQAAAAAHNCAIAAAABBcAHAgAAAAHNB0AAAAABsggBAAAAAbMIAQAAAAG0CEAAAAABAgAAADUAIFoAAKEWACADAAAANQAgWgAAoRYAIFsAAKAWACABUwAAtRcAMAsDAACUDAAgrgcAANkNADCvBwAAMwAQsAcAANkNADDABwIAAAABzQdAAOgLACHbBwIA4QsAIbIIAQDgCwAhswgBAOALACG0CEAAigwAIZsJAADYDQAgAgAAADUAIFMAAKAWACACAAAAnhYAIFMAAJ8WACAJrgcAAJ0WADCvBwAAnhYAELAHAACdFgAwwAcCAOELACHNB0AA6AsAIdsHAgDhCwAhsggBAOALACGzCAEA4AsAIbQIQACKDAAhCa4HAACdFgAwrwcAAJ4WABCwBwAAnRYAMMAHAgDhCwAhzQdAAOgLACHbBwIA4QsAIbIIAQDgCwAhswgBAOALACG0CEAAigwAIQXABwIA9Q0AIc0HQAD6DQAhsggBAPQNACGzCAEA9A0AIbQIQACLDgAhBcAHAgD1DQAhzQdAAPoNACGyCAEA9A0AIbMIAQD0DQAhtAhAAIsOACEFwAcCAAAAAc0HQAAAAAGyCAEAAAABswgBAAAAAbQIQAAAAAEIwAcCAAAAAc0HQAAAAAHdBwEAAAABtAhAAAAAAbUIAAEAAAG2CAABAAABtwgEAAAAAbgIAACFEgAgAgAAADEAIFoAAK0WACADAAAAMQAgWgAArRYAIFsAAKwWACABUwAAtBcAMA0DAACUDAAgrgcAANoNADCvBwAALwAQsAcAANoNADDABwIAAAABzQdAAOgLACHbBwIA4QsAId0HAQDgCwAhtAhAAIoMACG1CAABAAABtggAAdEMACG3CAQAkwwAIbgIAACDDAAgAgAAADEAIFMAAKwWACACAAAAqhYAIFMAAKsWACAMrgcAAKkWADCvBwAAqhYAELAHAACpFgAwwAcCAOELACHNB0AA6AsAIdsHAgDhCwAh3QcBAOALACG0CEAAigwAIbUIAAHRDAAhtggAAdEMACG3CAQAkwwAIbgIAACDDAAgDK4HAACpFgAwrwcAAKoWABCwBwAAqRYAMMAHAgDhCwAhzQdAAOgLACHbBwIA4QsAId0HAQDgCwAhtAhAAIoMACG1CAAB0QwAIbYIAAHRDAAhtwgEAJMMACG4CAAAgwwAIAjABwIA9Q0AIc0HQAD6DQAh3QcBAPQNACG0CEAAiw4AIbUIAAGJDgAhtggAAYkOACG3CAQArw8AIbgIAACDEgAgCMAHAgD1DQAhzQdAAPoNACHdBwEA9A0AIbQIQACLDgAhtQgAAYkOACG2CAABiQ4AIbcIBACvDwAhuAgAAIMSACAIwAcCAAAAAc0HQAAAAAHdBwEAAAABtAhAAAAAAbUIAAEAAAG2CAABAAABtwgEAAAAAbgIAACFEgAgAtMHAAEAAAHVB0AAAAABAgAAAC0AIFoAALkWACADAAAALQAgWgAAuRYAIFsAALgWACABUwAAsxcAMAgDAACUDAAgrgcAANwNADCvBwAAKwAQsAcAANwNADDTBwAB0QwAIdUHQACKDAAh2wcCAOELACGcCQAA2w0AIAIAAAAtACBTAAC4FgAgAgAAALYWACBTAAC3FgAgBq4HAAC1FgAwrwcAALYWABCwBwAAtRYAMNMHAAHRDAAh1QdAAIoMACHbBwIA4QsAIQauBwAAtRYAMK8HAAC2FgAQsAcAALUWADDTBwAB0QwAIdUHQACKDAAh2wcCAOELACEC0wcAAYkOACHVB0AAiw4AIQLTBwABiQ4AIdUHQACLDgAhAtMHAAEAAAHVB0AAAAABBc0HQAAAAAG5CAEAAAABuggEAAAAAbsIAgAAAAG8CEAAAAABAgAAAJYFACBaAAC6FgAgAwAAACkAIFoAALoWACBbAAC-FgAgBwAAACkAIFMAAL4WACDNB0AA-g0AIbkIAQD0DQAhuggEAK8PACG7CAIA9Q0AIbwIQACLDgAhBc0HQAD6DQAhuQgBAPQNACG6CAQArw8AIbsIAgD1DQAhvAhAAIsOACEHBQAA6g4AIAsAAOsOACAMAADsDgAgwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAECAAAACwAgWgAAxxYAIAMAAAALACBaAADHFgAgWwAAxhYAIAFTAACyFwAwAgAAAAsAIFMAAMYWACACAAAAlA8AIFMAAMUWACAEwAcCAPUNACHHBwIA9Q0AIcgHAADLDgAgzQdAAPoNACEHBQAAzQ4AIAsAAM4OACAMAADPDgAgwAcCAPUNACHHBwIA9Q0AIcgHAADLDgAgzQdAAPoNACEHBQAA6g4AIAsAAOsOACAMAADsDgAgwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAEKDAAAnA8AIA0AAJsPACAOAACdDwAgwAcCAAAAAc0HQAAAAAHdBwEAAAAB3gcBAAAAAd8HAAEAAAHgBwAAmA8AIOEHAACZDwAgAgAAACYAIFoAANMWACADAAAAJgAgWgAA0xYAIFsAANIWACABUwAAsRcAMA8EAACUDAAgDAAA3w0AIA0AAIgNACAOAACGDQAgrgcAAN0NADCvBwAABwAQsAcAAN0NADDABwIAAAABzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh3gcBAAAAAd8HAAHeDQAh4AcAAIMMACDhBwAAgwwAIAIAAAAmACBTAADSFgAgAgAAANAWACBTAADRFgAgC64HAADPFgAwrwcAANAWABCwBwAAzxYAMMAHAgDhCwAhzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh3gcBAOALACHfBwAB3g0AIeAHAACDDAAg4QcAAIMMACALrgcAAM8WADCvBwAA0BYAELAHAADPFgAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHeBwEA4AsAId8HAAHeDQAh4AcAAIMMACDhBwAAgwwAIAfABwIA9Q0AIc0HQAD6DQAh3QcBAPQNACHeBwEA9A0AId8HAAGfDgAh4AcAAPIOACDhBwAA8w4AIAoMAAD2DgAgDQAA9Q4AIA4AAPcOACDABwIA9Q0AIc0HQAD6DQAh3QcBAPQNACHeBwEA9A0AId8HAAGfDgAh4AcAAPIOACDhBwAA8w4AIAoMAACcDwAgDQAAmw8AIA4AAJ0PACDABwIAAAABzQdAAAAAAd0HAQAAAAHeBwEAAAAB3wcAAQAAAeAHAACYDwAg4QcAAJkPACANBQAAtQ4AIA8AAIIPACDABwIAAAABxwcCAAAAAcgHAACzDgAgzQdAAAAAAc4HQAAAAAHTBwABAAAB3QcBAAAAAbQIQAAAAAH6CAEAAAAB-whAAAAAAfwIAgAAAAECAAAABQAgWgAA3BYAIAMAAAAFACBaAADcFgAgWwAA2xYAIAFTAACwFwAwAgAAAAUAIFMAANsWACACAAAArA4AIFMAANoWACALwAcCAPUNACHHBwIAjA4AIcgHAACuDgAgzQdAAPoNACHOB0AAiw4AIdMHAAGJDgAh3QcBAPQNACG0CEAAiw4AIfoIAQD0DQAh-whAAIsOACH8CAIAjA4AIQ0FAACxDgAgDwAAgA8AIMAHAgD1DQAhxwcCAIwOACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AId0HAQD0DQAhtAhAAIsOACH6CAEA9A0AIfsIQACLDgAh_AgCAIwOACENBQAAtQ4AIA8AAIIPACDABwIAAAABxwcCAAAAAcgHAACzDgAgzQdAAAAAAc4HQAAAAAHTBwABAAAB3QcBAAAAAbQIQAAAAAH6CAEAAAAB-whAAAAAAfwIAgAAAAEEWgAA1BYAMKAJAADVFgAwogkAANcWACCmCQAAqA4AMARaAADIFgAwoAkAAMkWADCiCQAAyxYAIKYJAADMFgAwBFoAAL8WADCgCQAAwBYAMKIJAADCFgAgpgkAAJAPADADWgAAuhYAIKAJAAC7FgAgpgkAAJYFACAEWgAArhYAMKAJAACvFgAwogkAALEWACCmCQAAshYAMARaAACiFgAwoAkAAKMWADCiCQAApRYAIKYJAACmFgAwBFoAAJYWADCgCQAAlxYAMKIJAACZFgAgpgkAAJoWADAEWgAAjRYAMKAJAACOFgAwogkAAJAWACCmCQAA2xIAMARaAACEFgAwoAkAAIUWADCiCQAAhxYAIKYJAADFEgAwBFoAAPsVADCgCQAA_BUAMKIJAAD-FQAgpgkAALkSADAEWgAA8hUAMKAJAADzFQAwogkAAPUVACCmCQAA6hEAMARaAADpFQAwoAkAAOoVADCiCQAA7BUAIKYJAADJEQAwBFoAAOAVADCgCQAA4RUAMKIJAADjFQAgpgkAALERADAEWgAA1BUAMKAJAADVFQAwogkAANcVACCmCQAA2BUAMARaAADIFQAwoAkAAMkVADCiCQAAyxUAIKYJAADMFQAwBFoAALwVADCgCQAAvRUAMKIJAAC_FQAgpgkAAMAVADAEWgAAsBUAMKAJAACxFQAwogkAALMVACCmCQAAtBUAMARaAACnFQAwoAkAAKgVADCiCQAAqhUAIKYJAACBEAAwBFoAAJ4VADCgCQAAnxUAMKIJAAChFQAgpgkAAOIQADAEWgAAkhUAMKAJAACTFQAwogkAAJUVACCmCQAAlhUAMARaAACJFQAwoAkAAIoVADCiCQAAjBUAIKYJAAD1DwAwBFoAAP0UADCgCQAA_hQAMKIJAACAFQAgpgkAAIEVADADWgAA-BQAIKAJAAD5FAAgpgkAALEJACAEWgAA7xQAMKAJAADwFAAwogkAAPIUACCmCQAA3hQAMARaAADmFAAwoAkAAOcUADCiCQAA6RQAIKYJAADeFAAwBFoAANoUADCgCQAA2xQAMKIJAADdFAAgpgkAAN4UADAEWgAA0RQAMKAJAADSFAAwogkAANQUACCmCQAAyRQAMARaAADFFAAwoAkAAMYUADCiCQAAyBQAIKYJAADJFAAwBFoAALkUADCgCQAAuhQAMKIJAAC8FAAgpgkAAL0UADAEWgAArRQAMKAJAACuFAAwogkAALAUACCmCQAAsRQAMARaAAChFAAwoAkAAKIUADCiCQAApBQAIKYJAAClFAAwBFoAAJUUADCgCQAAlhQAMKIJAACYFAAgpgkAAJkUADAEWgAAjBQAMKAJAACNFAAwogkAAI8UACCmCQAAhBQAMARaAACAFAAwoAkAAIEUADCiCQAAgxQAIKYJAACEFAAwAAAAAgMAALIPACC8CAAA7g0AIAAAAAAAAAAAAAAAAAAAAAABBAAAsg8AIAAAAAAAAAAHKgAAnBMAIO4HAADuDQAg8wcAAO4NACDZCAAA7g0AINoIAADuDQAg3wgAAO4NACDhCAAA7g0AIAUDAACyDwAgSAAAsg8AIEsAAJwTACDZCAAA7g0AINwIAADuDQAgBjEAAKkPACA2AACoDwAgzgcAAO4NACDjBwAA7g0AIOQHAADuDQAg5QcAAO4NACABMQAAqQ8AIAAADCgAAKMXACAqAACfFwAgLgAAjxcAINwHAADuDQAg8AcAAO4NACDxBwAA7g0AIIAIAADuDQAgkwgAAO4NACCUCAAA7g0AIJUIAADuDQAgmAgAAO4NACCZCAAA7g0AIAcpAACyDwAgKgAAnxcAICwAAKAXACCKCAAA7g0AIIsIAADuDQAgjAgAAO4NACCNCAAA7g0AIAIEAACyDwAgLwAApBcAIAAGGQAAsg8AICAAAJoRACAhAACaEQAgIwAAiRcAIPAHAADuDQAg8QcAAO4NACABHgAA8xEAIAEgAACaEQAgBhgAAKkXACAZAACyDwAgGwAAhhcAIBwAAIcXACDwBwAA7g0AIPEHAADuDQAgAhcAAOQSACCZCAAA7g0AIAAFBAAAsg8AIAwAAKoXACANAACBFwAgDgAA_xYAIN8HAADuDQAgBAMAALIPACAFAACrFwAgCwAArxcAIAwAAKoXACAIBgAArBcAIAgAAK4XACAJAAD_FgAg1gcAAO4NACDXBwAA7g0AINgHAADuDQAg2QcAAO4NACDaBwAA7g0AIAAAC8AHAgAAAAHHBwIAAAAByAcAALMOACDNB0AAAAABzgdAAAAAAdMHAAEAAAHdBwEAAAABtAhAAAAAAfoIAQAAAAH7CEAAAAAB_AgCAAAAAQfABwIAAAABzQdAAAAAAd0HAQAAAAHeBwEAAAAB3wcAAQAAAeAHAACYDwAg4QcAAJkPACAEwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAEC0wcAAQAAAdUHQAAAAAEIwAcCAAAAAc0HQAAAAAHdBwEAAAABtAhAAAAAAbUIAAEAAAG2CAABAAABtwgEAAAAAbgIAACFEgAgBcAHAgAAAAHNB0AAAAABsggBAAAAAbMIAQAAAAG0CEAAAAABDMAHAgAAAAHNB0AAAAAB7wcBAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAcgIAgAAAAHJCCAAAAABygggAAAAAcsIAgAAAAHMCEAAAAABzQgCAAAAAQbABwIAAAABzQdAAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAcUIAgAAAAEDxQgCAAAAAcYIAgAAAAHHCEAAAAABCsAHAgAAAAHNB0AAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB-AcAAACtCAKPCAEAAAABqwgCAAAAAa0IAgAAAAGuCAIAAAABB8AHAgAAAAHNB0AAAAAB8AdAAAAAAfEHAgAAAAGPCAEAAAABqAgCAAAAAaoIAgAAAAEDzQdAAAAAAfIHAgAAAAGpCAIAAAABBrEHAQAAAAHNB0AAAAAB-AcCAAAAAY8IAQAAAAHvCAEAAAAB8AgAAQAAAQnABwIAAAABzQdAAAAAAd0HAQAAAAH0BwEAAAAB-AcAAAChCAKTCAEAAAABnggCAAAAAZ8IAgAAAAGhCCAAAAABCMAHAgAAAAHNB0AAAAAB-AcAAACKCAKHCAAAAIcIAooIQAAAAAGLCAEAAAABjAgCAAAAAY0IAQAAAAEQwAcCAAAAAc0HQAAAAAHoBwEAAAAB6QcEAAAAAesHAQAAAAHzBwEAAAAB9AcBAAAAAfYHAAAA9gcC-AcAAAD4BwL5BwgAAAAB-gcCAAAAAfsHAgAAAAH8BwEAAAAB_QcCAAAAAf4HAgAAAAH_BwIAAAABBsAHAgAAAAHNB0AAAAAB5AcCAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAQrABwIAAAABzQdAAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAYIIAgAAAAGOCAIAAAABjwgBAAAAAZAIAQAAAAGRCEAAAAABB8AHAgAAAAHNB0AAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAABjwgBAAAAAZIIQAAAAAEDzQdAAAAAAeQHAgAAAAHyBwIAAAABCcAHAgAAAAHNB0AAAAAB3QcBAAAAAegHAQAAAAHpBwQAAAAB6gcBAAAAAesHAQAAAAHsB0AAAAAB7QcBAAAAAQzABwIAAAABzQdAAAAAAe4HAgAAAAH4BwAAAOkIAtkIAQAAAAHdCAEAAAAB3ggCAAAAAecIAQAAAAHpCAIAAAAB6ggBAAAAAesIQAAAAAHsCEAAAAABDMAHAgAAAAHNB0AAAAAB-AcAAADpCALZCAEAAAAB3QgBAAAAAd4IAgAAAAHmCAIAAAAB5wgBAAAAAekIAgAAAAHqCAEAAAAB6whAAAAAAewIQAAAAAEMwAcCAAAAAc0HQAAAAAHuBwIAAAAB-AcAAADpCALZCAEAAAAB3QgBAAAAAd4IAgAAAAHmCAIAAAAB5wgBAAAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQm_B0AAAAABwAcCAAAAAfMHAQAAAAGPCAEAAAAB2QgBAAAAAd0IAQAAAAHeCAIAAAAB5AgCAAAAAeUIAgAAAAEJvwdAAAAAAcAHAgAAAAHcBwIAAAAB8wcBAAAAAY8IAQAAAAHZCAEAAAAB3QgBAAAAAd4IAgAAAAHkCAIAAAABCVOAAAAAAcAHAgAAAAHNB0AAAAAB0AgCAAAAAdUIAQAAAAH2CAEAAAAB9wgBAAAAAfgIQAAAAAH5CEAAAAABBs0HQAAAAAHOB0AAAAAB0wcAAQAAAdUHQAAAAAHxCAEAAAAB8ggBAAAAAQbABwIAAAABzQdAAAAAAc4HQAAAAAHTBwABAAAB9AgCAAAAAfUIAgAAAAEOwAcCAAAAAcIHQAAAAAHKB0AAAAABzgdAAAAAAecHBAAAAAHrBwEAAAABzwgBAAAAAdAIAgAAAAHRCAIAAAAB0ggCAAAAAdMIBAAAAAHUCAIAAAAB1QgBAAAAAdYIQAAAAAEIKgIAAAABwAcCAAAAAc0HQAAAAAHPCAEAAAAB2QgBAAAAAdoIAgAAAAHbCAEAAAAB3AhAAAAAAQgqAgAAAAHABwIAAAABzQdAAAAAAdsHAgAAAAHPCAEAAAAB2QgBAAAAAdsIAQAAAAHcCEAAAAABORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAA0BcAIAMAAACqAQAgWgAA0BcAIFsAANQXACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAANQXACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAADVFwAgAwAAAKoBACBaAADVFwAgWwAA2RcAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAA2RcAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAANoXACADAAAAqgEAIFoAANoXACBbAADeFwAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADeFwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAA3xcAIAMAAACqAQAgWgAA3xcAIFsAAOMXACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAOMXACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAADkFwAgORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAA5hcAIDkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAAOgXACADAAAAqgEAIFoAAOQXACBbAADsFwAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADsFwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhAwAAAKoBACBaAADmFwAgWwAA7xcAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAA7xcAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AIQMAAACqAQAgWgAA6BcAIFsAAPIXACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAPIXACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAADzFwAgORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAA9RcAIAMAAACqAQAgWgAA8xcAIFsAAPkXACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAPkXACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACEDAAAAqgEAIFoAAPUXACBbAAD8FwAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAAD8FwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhBM8IAQAAAAHYCAIAAAAB2QgBAAAAAdoIAgAAAAE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAAD-FwAgORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAAgBgAIATPCAEAAAAB1wgCAAAAAdkIAQAAAAHaCAIAAAABAwAAAKoBACBaAAD-FwAgWwAAhRgAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgUwAAhRgAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AIQMAAACqAQAgWgAAgBgAIFsAAIgYACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTQAA_xMAIFMAAIgYACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACELAwAAiRMAICoCAAAAAUgAAIoTACDABwIAAAABzQdAAAAAAdsHAgAAAAHPCAEAAAAB2QgBAAAAAdoIAgAAAAHbCAEAAAAB3AhAAAAAAQIAAADIAQAgWgAAiRgAIA2_B0AAAAABwAcCAAAAAe4HAgAAAAHzBwEAAAABzwgBAAAAAdkIAQAAAAHaCAIAAAAB3QgBAAAAAd4IAgAAAAHfCAIAAAAB4AgBAAAAAeEIAQAAAAHiCCAAAAABAgAAAMcDACBaAACLGAAgAwAAAMYBACBaAACJGAAgWwAAjxgAIA0AAADGAQAgAwAA-hIAICoCAPUNACFIAAD7EgAgUwAAjxgAIMAHAgD1DQAhzQdAAPoNACHbBwIA9Q0AIc8IAQD0DQAh2QgBAKAOACHaCAIA9Q0AIdsIAQD0DQAh3AhAAIsOACELAwAA-hIAICoCAPUNACFIAAD7EgAgwAcCAPUNACHNB0AA-g0AIdsHAgD1DQAhzwgBAPQNACHZCAEAoA4AIdoIAgD1DQAh2wgBAPQNACHcCEAAiw4AIQMAAADKAwAgWgAAixgAIFsAAJIYACAPAAAAygMAIFMAAJIYACC_B0AA-g0AIcAHAgD1DQAh7gcCAIwOACHzBwEAoA4AIc8IAQD0DQAh2QgBAKAOACHaCAIAjA4AId0IAQD0DQAh3ggCAPUNACHfCAIAjA4AIeAIAQD0DQAh4QgBAKAOACHiCCAAow8AIQ2_B0AA-g0AIcAHAgD1DQAh7gcCAIwOACHzBwEAoA4AIc8IAQD0DQAh2QgBAKAOACHaCAIAjA4AId0IAQD0DQAh3ggCAPUNACHfCAIAjA4AIeAIAQD0DQAh4QgBAKAOACHiCCAAow8AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAAJMYACADAAAAqgEAIFoAAJMYACBbAACXGAAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgTAAA_hMAIE0AAP8TACBTAACXGAAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhDMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAHJCCAAAAABygggAAAAAcsIAgAAAAHMCEAAAAABzQgCAAAAATkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAAJkYACAGwAcCAAAAAc0HQAAAAAHzBwEAAAAB9AcBAAAAAZkIQAAAAAHOCAIAAAABAgAAAKIEACBaAACbGAAgBsAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAQPbBwIAAAABxggCAAAAAccIQAAAAAEDAAAAqgEAIFoAAJkYACBbAAChGAAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAAChGAAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhAwAAAKUEACBaAACbGAAgWwAApBgAIAgAAAClBAAgUwAApBgAIMAHAgD1DQAhzQdAAPoNACHzBwEA9A0AIfQHAQD0DQAhmQhAAIsOACHOCAIA9Q0AIQbABwIA9Q0AIc0HQAD6DQAh8wcBAPQNACH0BwEA9A0AIZkIQACLDgAhzggCAPUNACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAAClGAAgEBgAAM0SACAZAADOEgAgHAAA0BIAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAHICAIAAAAByQggAAAAAcoIIAAAAAHLCAIAAAABzAhAAAAAAc0IAgAAAAECAAAAOQAgWgAApxgAIAMAAACqAQAgWgAApRgAIFsAAKsYACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAKsYACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACEDAAAANwAgWgAApxgAIFsAAK4YACASAAAANwAgGAAAsRIAIBkAALISACAcAAC0EgAgUwAArhgAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAhyAgCAPUNACHJCCAAow8AIcoIIACjDwAhywgCAPUNACHMCEAA-g0AIc0IAgD1DQAhEBgAALESACAZAACyEgAgHAAAtBIAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAhyAgCAPUNACHJCCAAow8AIcoIIACjDwAhywgCAPUNACHMCEAA-g0AIc0IAgD1DQAhEBgAAM0SACAZAADOEgAgGwAAzxIAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHwB0AAAAAB8QcCAAAAAfMHAQAAAAHICAIAAAAByQggAAAAAcoIIAAAAAHLCAIAAAABzAhAAAAAAc0IAgAAAAECAAAAOQAgWgAArxgAIDkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAALEYACADAAAANwAgWgAArxgAIFsAALUYACASAAAANwAgGAAAsRIAIBkAALISACAbAACzEgAgUwAAtRgAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAhyAgCAPUNACHJCCAAow8AIcoIIACjDwAhywgCAPUNACHMCEAA-g0AIc0IAgD1DQAhEBgAALESACAZAACyEgAgGwAAsxIAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAhyAgCAPUNACHJCCAAow8AIcoIIACjDwAhywgCAPUNACHMCEAA-g0AIc0IAgD1DQAhAwAAAKoBACBaAACxGAAgWwAAuBgAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAuBgAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAALkYACADAAAAqgEAIFoAALkYACBbAAC9GAAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAAC9GAAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAAvhgAIAMAAACqAQAgWgAAvhgAIFsAAMIYACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAMIYACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAADDGAAgAwAAAKoBACBaAADDGAAgWwAAxxgAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAxxgAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAAMgYACADAAAAqgEAIFoAAMgYACBbAADMGAAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADMGAAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhCsAHAgAAAAHNB0AAAAAB7gcCAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAfgHAAAArQgCjwgBAAAAAa0IAgAAAAGuCAIAAAABCxkAANERACAgAADYEQAgIwAA0xEAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAfAHQAAAAAHxBwIAAAABjwgBAAAAAagIAgAAAAGqCAIAAAABAgAAAFoAIFoAAM4YACADAAAAUQAgWgAAzhgAIFsAANIYACANAAAAUQAgGQAAqhEAICAAAKkRACAjAACsEQAgUwAA0hgAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfAHQACLDgAh8QcCAIwOACGPCAEA9A0AIagIAgD1DQAhqggCAPUNACELGQAAqhEAICAAAKkRACAjAACsEQAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIY8IAQD0DQAhqAgCAPUNACGqCAIA9Q0AIQ8ZAADVEQAgHwAA1BEAICQAAN8RACAmAADXEQAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB-AcAAACtCAKPCAEAAAABqwgCAAAAAa0IAgAAAAGuCAIAAAABAgAAAEsAIFoAANMYACA5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAADVGAAgA8AHAgAAAAHdBwEAAAABkwgBAAAAAQIAAACJBgAgWgAA1xgAIDkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAANkYACAHwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAGPCAEAAAABqggCAAAAAQMAAACqAQAgWgAA1RgAIFsAAN4YACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAN4YACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACEDAAAATQAgWgAA1xgAIFsAAOEYACAFAAAATQAgUwAA4RgAIMAHAgD1DQAh3QcBAPQNACGTCAEA9A0AIQPABwIA9Q0AId0HAQD0DQAhkwgBAPQNACEDzQdAAAAAAdsHAgAAAAHyBwIAAAABAwAAAKoBACBaAADZGAAgWwAA5RgAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAA5RgAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AIQMAAABJACBaAADTGAAgWwAA6BgAIBEAAABJACAZAADAEQAgHwAAvxEAICQAAN4RACAmAADCEQAgUwAA6BgAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfAHQACLDgAh8QcCAIwOACHzBwEA9A0AIfgHAAC-Ea0IIo8IAQD0DQAhqwgCAIwOACGtCAIAjA4AIa4IAgD1DQAhDxkAAMARACAfAAC_EQAgJAAA3hEAICYAAMIRACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHwB0AAiw4AIfEHAgCMDgAh8wcBAPQNACH4BwAAvhGtCCKPCAEA9A0AIasIAgCMDgAhrQgCAIwOACGuCAIA9Q0AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAAOkYACALGQAA0REAICAAANgRACAhAADSEQAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAGPCAEAAAABqAgCAAAAAaoIAgAAAAECAAAAWgAgWgAA6xgAIAMAAACqAQAgWgAA6RgAIFsAAO8YACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAO8YACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACEDAAAAUQAgWgAA6xgAIFsAAPIYACANAAAAUQAgGQAAqhEAICAAAKkRACAhAACrEQAgUwAA8hgAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfAHQACLDgAh8QcCAIwOACGPCAEA9A0AIagIAgD1DQAhqggCAPUNACELGQAAqhEAICAAAKkRACAhAACrEQAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIY8IAQD0DQAhqAgCAPUNACGqCAIA9Q0AIQ8ZAADVEQAgHwAA1BEAICQAAN8RACAlAADWEQAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB-AcAAACtCAKPCAEAAAABqwgCAAAAAa0IAgAAAAGuCAIAAAABAgAAAEsAIFoAAPMYACADAAAASQAgWgAA8xgAIFsAAPcYACARAAAASQAgGQAAwBEAIB8AAL8RACAkAADeEQAgJQAAwREAIFMAAPcYACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHwB0AAiw4AIfEHAgCMDgAh8wcBAPQNACH4BwAAvhGtCCKPCAEA9A0AIasIAgCMDgAhrQgCAIwOACGuCAIA9Q0AIQ8ZAADAEQAgHwAAvxEAICQAAN4RACAlAADBEQAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAh-AcAAL4RrQgijwgBAPQNACGrCAIAjA4AIa0IAgCMDgAhrggCAPUNACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAAD4GAAgFx8BAAAAAcAHAgAAAAHNB0AAAAAB3AcCAAAAAfAHQAAAAAHxBwIAAAAB8wcBAAAAAfQHAQAAAAH4BwAAAJgIAoMIEAAAAAGOCBAAAAABkwgBAAAAAZQIAQAAAAGVCBAAAAABlggCAAAAAZgIAQAAAAGZCEAAAAABmggCAAAAAZsIIAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABAwAAAKoBACBaAAD4GAAgWwAA_RgAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAA_RgAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AIQsEAACKEQAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB3QcBAAAAAfQHAQAAAAH4BwAAAKEIApMIAQAAAAGeCAIAAAABnwgCAAAAAaEIIAAAAAECAAAAZwAgWgAA_hgAIAbzBwEAAAABgAgCAAAAAYEIAgAAAAGDCBAAAAABhAgCAAAAAYUIAQAAAAEKwAcCAAAAAc0HQAAAAAHuBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAABjggCAAAAAY8IAQAAAAGQCAEAAAABkQhAAAAAAQMAAABlACBaAAD-GAAgWwAAhBkAIA0AAABlACAEAAD8EAAgUwAAhBkAIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh9AcBAPQNACH4BwAA-xChCCKTCAEA9A0AIZ4IAgD1DQAhnwgCAPUNACGhCCAAow8AIQsEAAD8EAAgwAcCAPUNACHNB0AA-g0AIdwHAgD1DQAh3QcBAPQNACH0BwEA9A0AIfgHAAD7EKEIIpMIAQD0DQAhnggCAPUNACGfCAIA9Q0AIaEIIACjDwAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAAhRkAIAMAAACqAQAgWgAAhRkAIFsAAIkZACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAIkZACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAACKGQAgGh8BAAAAASgAAPMQACAqAAD0EAAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB9AcBAAAAAfgHAAAAmAgCgAgCAAAAAYMIEAAAAAGOCBAAAAABkwgBAAAAAZQIAQAAAAGVCBAAAAABlggCAAAAAZgIAQAAAAGZCEAAAAABmggCAAAAAZsIIAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABAgAAAGsAIFoAAIwZACADAAAAqgEAIFoAAIoZACBbAACQGQAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAACQGQAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhAwAAAGkAIFoAAIwZACBbAACTGQAgHAAAAGkAIB8BAPQNACEoAADbEAAgKgAA3BAAIFMAAJMZACDABwIA9Q0AIc0HQAD6DQAh3AcCAIwOACHwB0AAiw4AIfEHAgCMDgAh8wcBAPQNACH0BwEA9A0AIfgHAADaEJgIIoAIAgCMDgAhgwgQAJoQACGOCBAAmhAAIZMIAQCgDgAhlAgBAKAOACGVCBAA2RAAIZYIAgD1DQAhmAgBAKAOACGZCEAAiw4AIZoIAgD1DQAhmwggAKMPACGcCAEA9A0AIZ0IAQD0DQAhnggCAPUNACGfCAIA9Q0AIRofAQD0DQAhKAAA2xAAICoAANwQACDABwIA9Q0AIc0HQAD6DQAh3AcCAIwOACHwB0AAiw4AIfEHAgCMDgAh8wcBAPQNACH0BwEA9A0AIfgHAADaEJgIIoAIAgCMDgAhgwgQAJoQACGOCBAAmhAAIZMIAQCgDgAhlAgBAKAOACGVCBAA2RAAIZYIAgD1DQAhmAgBAKAOACGZCEAAiw4AIZoIAgD1DQAhmwggAKMPACGcCAEA9A0AIZ0IAQD0DQAhnggCAPUNACGfCAIA9Q0AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAAJQZACAG8wcBAAAAAYAIAgAAAAGCCAIAAAABgwgQAAAAAYQIAgAAAAGFCAEAAAABAYAIAgAAAAEDAAAAqgEAIFoAAJQZACBbAACaGQAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAACaGQAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhGh8BAAAAASgAAPMQACAuAAD1EAAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB8AdAAAAAAfEHAgAAAAHzBwEAAAAB9AcBAAAAAfgHAAAAmAgCgAgCAAAAAYMIEAAAAAGOCBAAAAABkwgBAAAAAZQIAQAAAAGVCBAAAAABlggCAAAAAZgIAQAAAAGZCEAAAAABmggCAAAAAZsIIAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABAgAAAGsAIFoAAJsZACALKQAAwRAAICwAAMMQACDABwIAAAABzQdAAAAAAfgHAAAAiggChwgAAACHCAKICAIAAAABighAAAAAAYsIAQAAAAGMCAIAAAABjQgBAAAAAQIAAACCAQAgWgAAnRkAIAMAAABpACBaAACbGQAgWwAAoRkAIBwAAABpACAfAQD0DQAhKAAA2xAAIC4AAN0QACBTAAChGQAgwAcCAPUNACHNB0AA-g0AIdwHAgCMDgAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAh9AcBAPQNACH4BwAA2hCYCCKACAIAjA4AIYMIEACaEAAhjggQAJoQACGTCAEAoA4AIZQIAQCgDgAhlQgQANkQACGWCAIA9Q0AIZgIAQCgDgAhmQhAAIsOACGaCAIA9Q0AIZsIIACjDwAhnAgBAPQNACGdCAEA9A0AIZ4IAgD1DQAhnwgCAPUNACEaHwEA9A0AISgAANsQACAuAADdEAAgwAcCAPUNACHNB0AA-g0AIdwHAgCMDgAh8AdAAIsOACHxBwIAjA4AIfMHAQD0DQAh9AcBAPQNACH4BwAA2hCYCCKACAIAjA4AIYMIEACaEAAhjggQAJoQACGTCAEAoA4AIZQIAQCgDgAhlQgQANkQACGWCAIA9Q0AIZgIAQCgDgAhmQhAAIsOACGaCAIA9Q0AIZsIIACjDwAhnAgBAPQNACGdCAEA9A0AIZ4IAgD1DQAhnwgCAPUNACEDAAAAgAEAIFoAAJ0ZACBbAACkGQAgDQAAAIABACApAACmEAAgLAAAqBAAIFMAAKQZACDABwIA9Q0AIc0HQAD6DQAh-AcAAKUQiggihwgAAKQQhwgiiAgCAPUNACGKCEAAiw4AIYsIAQCgDgAhjAgCAIwOACGNCAEAoA4AIQspAACmEAAgLAAAqBAAIMAHAgD1DQAhzQdAAPoNACH4BwAApRCKCCKHCAAApBCHCCKICAIA9Q0AIYoIQACLDgAhiwgBAKAOACGMCAIAjA4AIY0IAQCgDgAhCykAAMEQACAqAADCEAAgwAcCAAAAAc0HQAAAAAH4BwAAAIoIAocIAAAAhwgCiAgCAAAAAYoIQAAAAAGLCAEAAAABjAgCAAAAAY0IAQAAAAECAAAAggEAIFoAAKUZACADAAAAgAEAIFoAAKUZACBbAACpGQAgDQAAAIABACApAACmEAAgKgAApxAAIFMAAKkZACDABwIA9Q0AIc0HQAD6DQAh-AcAAKUQiggihwgAAKQQhwgiiAgCAPUNACGKCEAAiw4AIYsIAQCgDgAhjAgCAIwOACGNCAEAoA4AIQspAACmEAAgKgAApxAAIMAHAgD1DQAhzQdAAPoNACH4BwAApRCKCCKHCAAApBCHCCKICAIA9Q0AIYoIQACLDgAhiwgBAKAOACGMCAIAjA4AIY0IAQCgDgAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAAqhkAIAbABwIAAAABzQdAAAAAAe4HAgAAAAHvBwEAAAAB8AdAAAAAAfEHAgAAAAEDzQdAAAAAAdsHAgAAAAHyBwIAAAABAwAAAKoBACBaAACqGQAgWwAAsBkAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAsBkAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAALEZACAVGQAAiRAAIDIAAIoQACA0AACMEAAgNQAAjRAAIMAHAgAAAAHNB0AAAAAB6AcBAAAAAekHBAAAAAHrBwEAAAAB7gcCAAAAAfMHAQAAAAH0BwEAAAAB9gcAAAD2BwL4BwAAAPgHAvkHCAAAAAH6BwIAAAAB-wcCAAAAAfwHAQAAAAH9BwIAAAAB_gcCAAAAAf8HAgAAAAECAAAAhgEAIFoAALMZACADAAAAqgEAIFoAALEZACBbAAC3GQAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAAC3GQAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhAwAAAIQBACBaAACzGQAgWwAAuhkAIBcAAACEAQAgGQAA4g8AIDIAAOMPACA0AADlDwAgNQAA5g8AIFMAALoZACDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh7gcCAPUNACHzBwEA9A0AIfQHAQD0DQAh9gcAAN8P9gci-AcAAOAP-Aci-QcIAOEPACH6BwIAjA4AIfsHAgCMDgAh_AcBAKAOACH9BwIA9Q0AIf4HAgD1DQAh_wcCAPUNACEVGQAA4g8AIDIAAOMPACA0AADlDwAgNQAA5g8AIMAHAgD1DQAhzQdAAPoNACHoBwEA9A0AIekHBACvDwAh6wcBAPQNACHuBwIA9Q0AIfMHAQD0DQAh9AcBAPQNACH2BwAA3w_2ByL4BwAA4A_4ByL5BwgA4Q8AIfoHAgCMDgAh-wcCAIwOACH8BwEAoA4AIf0HAgD1DQAh_gcCAPUNACH_BwIA9Q0AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAALsZACAVGQAAiRAAIDMAAIsQACA0AACMEAAgNQAAjRAAIMAHAgAAAAHNB0AAAAAB6AcBAAAAAekHBAAAAAHrBwEAAAAB7gcCAAAAAfMHAQAAAAH0BwEAAAAB9gcAAAD2BwL4BwAAAPgHAvkHCAAAAAH6BwIAAAAB-wcCAAAAAfwHAQAAAAH9BwIAAAAB_gcCAAAAAf8HAgAAAAECAAAAhgEAIFoAAL0ZACADAAAAqgEAIFoAALsZACBbAADBGQAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADBGQAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhAwAAAIQBACBaAAC9GQAgWwAAxBkAIBcAAACEAQAgGQAA4g8AIDMAAOQPACA0AADlDwAgNQAA5g8AIFMAAMQZACDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh7gcCAPUNACHzBwEA9A0AIfQHAQD0DQAh9gcAAN8P9gci-AcAAOAP-Aci-QcIAOEPACH6BwIAjA4AIfsHAgCMDgAh_AcBAKAOACH9BwIA9Q0AIf4HAgD1DQAh_wcCAPUNACEVGQAA4g8AIDMAAOQPACA0AADlDwAgNQAA5g8AIMAHAgD1DQAhzQdAAPoNACHoBwEA9A0AIekHBACvDwAh6wcBAPQNACHuBwIA9Q0AIfMHAQD0DQAh9AcBAPQNACH2BwAA3w_2ByL4BwAA4A_4ByL5BwgA4Q8AIfoHAgCMDgAh-wcCAIwOACH8BwEAoA4AIf0HAgD1DQAh_gcCAPUNACH_BwIA9Q0AIRUZAACJEAAgMgAAihAAIDMAAIsQACA1AACNEAAgwAcCAAAAAc0HQAAAAAHoBwEAAAAB6QcEAAAAAesHAQAAAAHuBwIAAAAB8wcBAAAAAfQHAQAAAAH2BwAAAPYHAvgHAAAA-AcC-QcIAAAAAfoHAgAAAAH7BwIAAAAB_AcBAAAAAf0HAgAAAAH-BwIAAAAB_wcCAAAAAQIAAACGAQAgWgAAxRkAIAMAAACEAQAgWgAAxRkAIFsAAMkZACAXAAAAhAEAIBkAAOIPACAyAADjDwAgMwAA5A8AIDUAAOYPACBTAADJGQAgwAcCAPUNACHNB0AA-g0AIegHAQD0DQAh6QcEAK8PACHrBwEA9A0AIe4HAgD1DQAh8wcBAPQNACH0BwEA9A0AIfYHAADfD_YHIvgHAADgD_gHIvkHCADhDwAh-gcCAIwOACH7BwIAjA4AIfwHAQCgDgAh_QcCAPUNACH-BwIA9Q0AIf8HAgD1DQAhFRkAAOIPACAyAADjDwAgMwAA5A8AIDUAAOYPACDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh7gcCAPUNACHzBwEA9A0AIfQHAQD0DQAh9gcAAN8P9gci-AcAAOAP-Aci-QcIAOEPACH6BwIAjA4AIfsHAgCMDgAh_AcBAKAOACH9BwIA9Q0AIf4HAgD1DQAh_wcCAPUNACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABmQhAAAAAAfIIAQAAAAH9CAEAAAAB_ghAAAAAAf8IAQAAAAGBCQAAAIEJAoIJQAAAAAGDCUAAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwkBAAAAAYgJQAAAAAGJCQIAAAABigkgAAAAAYsJQAAAAAGMCSAAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAkBAAAAAQIAAAABACBaAADKGQAgAwAAAKoBACBaAADKGQAgWwAAzhkAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAzhkAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAAM8ZACADAAAAqgEAIFoAAM8ZACBbAADTGQAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADTGQAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhmQhAAIsOACHyCAEAoA4AIf0IAQD0DQAh_ghAAIsOACH_CAEAoA4AIYEJAADdE4EJIoIJQACLDgAhgwlAAIsOACGECQEAoA4AIYUJQACLDgAhhglAAIsOACGHCQEAoA4AIYgJQACLDgAhiQkCAPUNACGKCSAAow8AIYsJQACLDgAhjAkgAKMPACGNCQEAoA4AIY4JAQCgDgAhjwkBAKAOACGQCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhFRkAAIkQACAyAACKEAAgMwAAixAAIDQAAIwQACDABwIAAAABzQdAAAAAAegHAQAAAAHpBwQAAAAB6wcBAAAAAe4HAgAAAAHzBwEAAAAB9AcBAAAAAfYHAAAA9gcC-AcAAAD4BwL5BwgAAAAB-gcCAAAAAfsHAgAAAAH8BwEAAAAB_QcCAAAAAf4HAgAAAAH_BwIAAAABAgAAAIYBACBaAADUGQAgCwQAAL8PACDABwIAAAABzQdAAAAAAdwHAgAAAAHdBwEAAAAB6AcBAAAAAekHBAAAAAHqBwEAAAAB6wcBAAAAAewHQAAAAAHtBwEAAAABAgAAAKIBACBaAADWGQAgAwAAAIQBACBaAADUGQAgWwAA2hkAIBcAAACEAQAgGQAA4g8AIDIAAOMPACAzAADkDwAgNAAA5Q8AIFMAANoZACDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh7gcCAPUNACHzBwEA9A0AIfQHAQD0DQAh9gcAAN8P9gci-AcAAOAP-Aci-QcIAOEPACH6BwIAjA4AIfsHAgCMDgAh_AcBAKAOACH9BwIA9Q0AIf4HAgD1DQAh_wcCAPUNACEVGQAA4g8AIDIAAOMPACAzAADkDwAgNAAA5Q8AIMAHAgD1DQAhzQdAAPoNACHoBwEA9A0AIekHBACvDwAh6wcBAPQNACHuBwIA9Q0AIfMHAQD0DQAh9AcBAPQNACH2BwAA3w_2ByL4BwAA4A_4ByL5BwgA4Q8AIfoHAgCMDgAh-wcCAIwOACH8BwEAoA4AIf0HAgD1DQAh_gcCAPUNACH_BwIA9Q0AIQMAAACUAQAgWgAA1hkAIFsAAN0ZACANAAAAlAEAIAQAALgPACBTAADdGQAgwAcCAPUNACHNB0AA-g0AIdwHAgD1DQAh3QcBAPQNACHoBwEA9A0AIekHBACvDwAh6gcBAPQNACHrBwEA9A0AIewHQAD6DQAh7QcBAPQNACELBAAAuA8AIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh6AcBAPQNACHpBwQArw8AIeoHAQD0DQAh6wcBAPQNACHsB0AA-g0AIe0HAQD0DQAhORAAAN0WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAA3hkAIATABwIAAAAByAcAAOgOACDNB0AAAAAB2wcCAAAAAQnFBwABAAABxgcAAQAAAcgHAACPDgAgyQcCAAAAAcoHQAAAAAHLBwIAAAABzAdAAAAAAc0HQAAAAAHOB0AAAAABDAYAAMMOACAIAADEDgAgwAcCAAAAAcgHAADCDgAgywcCAAAAAc0HQAAAAAHOB0AAAAAB1gcAAQAAAdcHAQAAAAHYBwEAAAAB2QdAAAAAAdoHQAAAAAECAAAADwAgWgAA4hkAIAMAAAANACBaAADiGQAgWwAA5hkAIA4AAAANACAGAAChDgAgCAAAog4AIFMAAOYZACDABwIA9Q0AIcgHAACeDgAgywcCAPUNACHNB0AA-g0AIc4HQAD6DQAh1gcAAZ8OACHXBwEAoA4AIdgHAQCgDgAh2QdAAIsOACHaB0AAiw4AIQwGAAChDgAgCAAAog4AIMAHAgD1DQAhyAcAAJ4OACDLBwIA9Q0AIc0HQAD6DQAhzgdAAPoNACHWBwABnw4AIdcHAQCgDgAh2AcBAKAOACHZB0AAiw4AIdoHQACLDgAhC8AHAgAAAAHIBwAAsw4AIM0HQAAAAAHOB0AAAAAB0wcAAQAAAdsHAgAAAAHdBwEAAAABtAhAAAAAAfoIAQAAAAH7CEAAAAAB_AgCAAAAAQMAAACqAQAgWgAA3hkAIFsAAOoZACA7AAAAqgEAIBAAAN4TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAOoZACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACELBAAAmg8AIAwAAJwPACAOAACdDwAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB3QcBAAAAAd4HAQAAAAHfBwABAAAB4AcAAJgPACDhBwAAmQ8AIAIAAAAmACBaAADrGQAgORAAAN0WACARAADeFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZkIQAAAAAHyCAEAAAAB_QgBAAAAAf4IQAAAAAH_CAEAAAABgQkAAACBCQKCCUAAAAABgwlAAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJAQAAAAGICUAAAAABiQkCAAAAAYoJIAAAAAGLCUAAAAABjAkgAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJAQAAAAECAAAAAQAgWgAA7RkAIAnABwIAAAAByAcAAMIOACDNB0AAAAABzgdAAAAAAdYHAAEAAAHXBwEAAAAB2AcBAAAAAdkHQAAAAAHaB0AAAAABCcUHAAEAAAHGBwABAAABxwcCAAAAAcgHAACPDgAgyQcCAAAAAcoHQAAAAAHMB0AAAAABzQdAAAAAAc4HQAAAAAEDAAAABwAgWgAA6xkAIFsAAPMZACANAAAABwAgBAAA9A4AIAwAAPYOACAOAAD3DgAgUwAA8xkAIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh3gcBAPQNACHfBwABnw4AIeAHAADyDgAg4QcAAPMOACALBAAA9A4AIAwAAPYOACAOAAD3DgAgwAcCAPUNACHNB0AA-g0AIdwHAgD1DQAh3QcBAPQNACHeBwEA9A0AId8HAAGfDgAh4AcAAPIOACDhBwAA8w4AIAMAAACqAQAgWgAA7RkAIFsAAPYZACA7AAAAqgEAIBAAAN4TACARAADfEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAPYZACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhORAAAN4TACARAADfEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACEIAwAA6Q4AIAUAAOoOACAMAADsDgAgwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAHbBwIAAAABAgAAAAsAIFoAAPcZACADzQdAAAAAAdMHAAEAAAHVB0AAAAABCwQAAJoPACAMAACcDwAgDQAAmw8AIMAHAgAAAAHNB0AAAAAB3AcCAAAAAd0HAQAAAAHeBwEAAAAB3wcAAQAAAeAHAACYDwAg4QcAAJkPACACAAAAJgAgWgAA-hkAIDkRAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGZCEAAAAAB8ggBAAAAAf0IAQAAAAH-CEAAAAAB_wgBAAAAAYEJAAAAgQkCgglAAAAAAYMJQAAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCQEAAAABiAlAAAAAAYkJAgAAAAGKCSAAAAABiwlAAAAAAYwJIAAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCQEAAAABAgAAAAEAIFoAAPwZACADAAAABwAgWgAA-hkAIFsAAIAaACANAAAABwAgBAAA9A4AIAwAAPYOACANAAD1DgAgUwAAgBoAIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh3gcBAPQNACHfBwABnw4AIeAHAADyDgAg4QcAAPMOACALBAAA9A4AIAwAAPYOACANAAD1DgAgwAcCAPUNACHNB0AA-g0AIdwHAgD1DQAh3QcBAPQNACHeBwEA9A0AId8HAAGfDgAh4AcAAPIOACDhBwAA8w4AIAMAAACqAQAgWgAA_BkAIFsAAIMaACA7AAAAqgEAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAIMaACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGZCEAAiw4AIfIIAQCgDgAh_QgBAPQNACH-CEAAiw4AIf8IAQCgDgAhgQkAAN0TgQkigglAAIsOACGDCUAAiw4AIYQJAQCgDgAhhQlAAIsOACGGCUAAiw4AIYcJAQCgDgAhiAlAAIsOACGJCQIA9Q0AIYoJIACjDwAhiwlAAIsOACGMCSAAow8AIY0JAQCgDgAhjgkBAKAOACGPCQEAoA4AIZAJAQCgDgAhOREAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZkIQACLDgAh8ggBAKAOACH9CAEA9A0AIf4IQACLDgAh_wgBAKAOACGBCQAA3ROBCSKCCUAAiw4AIYMJQACLDgAhhAkBAKAOACGFCUAAiw4AIYYJQACLDgAhhwkBAKAOACGICUAAiw4AIYkJAgD1DQAhigkgAKMPACGLCUAAiw4AIYwJIACjDwAhjQkBAKAOACGOCQEAoA4AIY8JAQCgDgAhkAkBAKAOACELwAcCAAAAAccHAgAAAAHIBwAAsw4AIM0HQAAAAAHOB0AAAAAB0wcAAQAAAdsHAgAAAAHdBwEAAAABtAhAAAAAAfoIAQAAAAH7CEAAAAABAwAAAAkAIFoAAPcZACBbAACHGgAgCgAAAAkAIAMAAMwOACAFAADNDgAgDAAAzw4AIFMAAIcaACDABwIA9Q0AIccHAgD1DQAhyAcAAMsOACDNB0AA-g0AIdsHAgD1DQAhCAMAAMwOACAFAADNDgAgDAAAzw4AIMAHAgD1DQAhxwcCAPUNACHIBwAAyw4AIM0HQAD6DQAh2wcCAPUNACEMBgAAww4AIAkAAMUOACDABwIAAAAByAcAAMIOACDLBwIAAAABzQdAAAAAAc4HQAAAAAHWBwABAAAB1wcBAAAAAdgHAQAAAAHZB0AAAAAB2gdAAAAAAQIAAAAPACBaAACIGgAgAwAAAA0AIFoAAIgaACBbAACMGgAgDgAAAA0AIAYAAKEOACAJAACjDgAgUwAAjBoAIMAHAgD1DQAhyAcAAJ4OACDLBwIA9Q0AIc0HQAD6DQAhzgdAAPoNACHWBwABnw4AIdcHAQCgDgAh2AcBAKAOACHZB0AAiw4AIdoHQACLDgAhDAYAAKEOACAJAACjDgAgwAcCAPUNACHIBwAAng4AIMsHAgD1DQAhzQdAAPoNACHOB0AA-g0AIdYHAAGfDgAh1wcBAKAOACHYBwEAoA4AIdkHQACLDgAh2gdAAIsOACEIAwAA6Q4AIAUAAOoOACALAADrDgAgwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAHbBwIAAAABAgAAAAsAIFoAAI0aACALBAAAmg8AIA0AAJsPACAOAACdDwAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB3QcBAAAAAd4HAQAAAAHfBwABAAAB4AcAAJgPACDhBwAAmQ8AIAIAAAAmACBaAACPGgAgAwAAAAkAIFoAAI0aACBbAACTGgAgCgAAAAkAIAMAAMwOACAFAADNDgAgCwAAzg4AIFMAAJMaACDABwIA9Q0AIccHAgD1DQAhyAcAAMsOACDNB0AA-g0AIdsHAgD1DQAhCAMAAMwOACAFAADNDgAgCwAAzg4AIMAHAgD1DQAhxwcCAPUNACHIBwAAyw4AIM0HQAD6DQAh2wcCAPUNACEDAAAABwAgWgAAjxoAIFsAAJYaACANAAAABwAgBAAA9A4AIA0AAPUOACAOAAD3DgAgUwAAlhoAIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh3gcBAPQNACHfBwABnw4AIeAHAADyDgAg4QcAAPMOACALBAAA9A4AIA0AAPUOACAOAAD3DgAgwAcCAPUNACHNB0AA-g0AIdwHAgD1DQAh3QcBAPQNACHeBwEA9A0AId8HAAGfDgAh4AcAAPIOACDhBwAA8w4AICMKADsQBgIRJwMSKAQTKgsULgwVMg0WNg4XOg8bRxIdSBMeTBUjYBklXxgnZB0saB4umwEkMIMBITKaASgzoAEpN4cBJzifAS45owEsOqUBLz2pATA-rQEwP64BMEGyATFCtAExQ7gBMkS9ATNGwQE0R8UBNUzJATZN0QE2AwMAAQUIAw8kBQUEAAEKAAoMHwgNDAQOIAIFAwABBQADCgAJCxAFDBsIBAYABAgUBgkVAgoABwEHAAUCCBYACRcAAgUAAwYcBAILHQAMHgADDCIADSEADiMAAQMAAQEDAAEBAwABAQMAAQUKABQYABAZAAEbQBIcRBMCCgARFzsPARc8AAIZAAEaAA8CAwABGgAPAhtFABxGAAYKABwZAAEfThYkUhglWxgmXRsCCgAXHk8VAR5QAAUKABoZAAEgABUhUxUjVxkCAwABIgAYASNYAAEgABUBJV4AAQMAAQMEAAEKACYvbB8ECgAlKG0eKnEgLnwkAisAIS0AHwQKACMpAAEqciAsdiIBKwAhAip3ACx4AAIZAAEtAB8CKn0ALn4AAS9_AAYKAC0ZAAEyiwEoM48BKTSRASo1kwErAhkAATEAJwIDAAExACcBMQAnAjGXASc2lQEsAgQAATWWASsCMpgBADOZAQABGQABAQQAAQMZqwEBOwABPKwBAQIEswEBQAABAQO5AQEBAwABAUUAAQEDAAEEAwABCgA6SAABS80BNwJJADhKADYCCgA5Ks4BNwEqzwEAAUvQAQAgENIBABHTAQAS1AEAFNUBABXWAQAW1wEAF9gBABvZAQAd2gEAHtsBACPdAQAl3AEAJ94BACzfAQAu4wEAMOABADLiAQAz5QEAN-EBADjkAQA55gEAPecBAD7oAQA_6QEAQeoBAELrAQBD7AEARO0BAEbuAQBH7wEATPABAE3xAQAAAAAFCgBAYABBYQBCYgBDYwBEAAAAAAAFCgBAYABBYQBCYgBDYwBEAwMAAQWSAgMPkwIFAwMAAQWZAgMPmgIFBQoASWAASmEAS2IATGMATQAAAAAABQoASWAASmEAS2IATGMATQEDrAIBAQOyAgEFCgBSYABTYQBUYgBVYwBWAAAAAAAFCgBSYABTYQBUYgBVYwBWAUUAAQFFAAEFCgBbYABcYQBdYgBeYwBfAAAAAAAFCgBbYABcYQBdYgBeYwBfAQMAAQEDAAEFCgBkYABlYQBmYgBnYwBoAAAAAAAFCgBkYABlYQBmYgBnYwBoAQMAAQEDAAEFCgBtYABuYQBvYgBwYwBxAAAAAAAFCgBtYABuYQBvYgBwYwBxAAAABQoAd2AAeGEAeWIAemMAewAAAAAABQoAd2AAeGEAeWIAemMAewMZnwMBOwABPKADAQMZpgMBOwABPKcDAQUKAIABYACBAWEAggFiAIMBYwCEAQAAAAAABQoAgAFgAIEBYQCCAWIAgwFjAIQBAgS5AwFAAAECBL8DAUAAAQUKAIkBYACKAWEAiwFiAIwBYwCNAQAAAAAABQoAiQFgAIoBYQCLAWIAjAFjAI0BAAAFCgCSAWAAkwFhAJQBYgCVAWMAlgEAAAAAAAUKAJIBYACTAWEAlAFiAJUBYwCWAQIDAAFIAAECAwABSAABBQoAmwFgAJwBYQCdAWIAngFjAJ8BAAAAAAAFCgCbAWAAnAFhAJ0BYgCeAWMAnwECSQA4SgA2AkkAOEoANgUKAKQBYAClAWEApgFiAKcBYwCoAQAAAAAABQoApAFgAKUBYQCmAWIApwFjAKgBAQMAAQEDAAEFCgCtAWAArgFhAK8BYgCwAWMAsQEAAAAAAAUKAK0BYACuAWEArwFiALABYwCxAQAABQoAtgFgALcBYQC4AWIAuQFjALoBAAAAAAAFCgC2AWAAtwFhALgBYgC5AWMAugECGAAQGQABAhgAEBkAAQUKAL8BYADAAWEAwQFiAMIBYwDDAQAAAAAABQoAvwFgAMABYQDBAWIAwgFjAMMBAhkAARoADwIZAAEaAA8FCgDIAWAAyQFhAMoBYgDLAWMAzAEAAAAAAAUKAMgBYADJAWEAygFiAMsBYwDMAQIDAAEaAA8CAwABGgAPBQoA0QFgANIBYQDTAWIA1AFjANUBAAAAAAAFCgDRAWAA0gFhANMBYgDUAWMA1QEAAAAFCgDbAWAA3AFhAN0BYgDeAWMA3wEAAAAAAAUKANsBYADcAWEA3QFiAN4BYwDfAQEDAAEBAwABBQoA5AFgAOUBYQDmAWIA5wFjAOgBAAAAAAAFCgDkAWAA5QFhAOYBYgDnAWMA6AEBAwABAQMAAQUKAO0BYADuAWEA7wFiAPABYwDxAQAAAAAABQoA7QFgAO4BYQDvAWIA8AFjAPEBAQMAAQEDAAEFCgD2AWAA9wFhAPgBYgD5AWMA-gEAAAAAAAUKAPYBYAD3AWEA-AFiAPkBYwD6AQEDAAEBAwABBQoA_wFgAIACYQCBAmIAggJjAIMCAAAAAAAFCgD_AWAAgAJhAIECYgCCAmMAgwIAAAADCgCJAmIAigJjAIsCAAAAAwoAiQJiAIoCYwCLAgAABQoAkAJgAJECYQCSAmIAkwJjAJQCAAAAAAAFCgCQAmAAkQJhAJICYgCTAmMAlAIDGQABH6sGFiSsBhgDGQABH7IGFiSzBhgFCgCZAmAAmgJhAJsCYgCcAmMAnQIAAAAAAAUKAJkCYACaAmEAmwJiAJwCYwCdAgIZAAEgABUCGQABIAAVBQoAogJgAKMCYQCkAmIApQJjAKYCAAAAAAAFCgCiAmAAowJhAKQCYgClAmMApgICAwABIgAYAgMAASIAGAUKAKsCYACsAmEArQJiAK4CYwCvAgAAAAAABQoAqwJgAKwCYQCtAmIArgJjAK8CASAAFQUKALMCYAC0AmEAtQJiALYCYwC3AgAAAAAABQoAswJgALQCYQC1AmIAtgJjALcCAAAFCgC8AmAAvQJhAL4CYgC_AmMAwAIAAAAAAAUKALwCYAC9AmEAvgJiAL8CYwDAAgAAAAMKAMYCYgDHAmMAyAIAAAADCgDGAmIAxwJjAMgCAQQAAQEEAAEFCgDNAmAAzgJhAM8CYgDQAmMA0QIAAAAAAAUKAM0CYADOAmEAzwJiANACYwDRAgEoxQceASjLBx4FCgDWAmAA1wJhANgCYgDZAmMA2gIAAAAAAAUKANYCYADXAmEA2AJiANkCYwDaAgEZAAEBGQABBQoA3wJgAOACYQDhAmIA4gJjAOMCAAAAAAAFCgDfAmAA4AJhAOECYgDiAmMA4wICGQABLQAfAhkAAS0AHwUKAOgCYADpAmEA6gJiAOsCYwDsAgAAAAAABQoA6AJgAOkCYQDqAmIA6wJjAOwCASkAAQEpAAEFCgDxAmAA8gJhAPMCYgD0AmMA9QIAAAAAAAUKAPECYADyAmEA8wJiAPQCYwD1AgIrACEtAB8CKwAhLQAfBQoA-gJgAPsCYQD8AmIA_QJjAP4CAAAAAAAFCgD6AmAA-wJhAPwCYgD9AmMA_gIBKwAhASsAIQUKAIMDYACEA2EAhQNiAIYDYwCHAwAAAAAABQoAgwNgAIQDYQCFA2IAhgNjAIcDARkAAQEZAAEFCgCMA2AAjQNhAI4DYgCPA2MAkAMAAAAAAAUKAIwDYACNA2EAjgNiAI8DYwCQAwIDAAExACcCAwABMQAnBQoAlQNgAJYDYQCXA2IAmANjAJkDAAAAAAAFCgCVA2AAlgNhAJcDYgCYA2MAmQMCGQABMQAnAhkAATEAJwUKAJ4DYACfA2EAoANiAKEDYwCiAwAAAAAABQoAngNgAJ8DYQCgA2IAoQNjAKIDATEAJwExACcFCgCnA2AAqANhAKkDYgCqA2MAqwMAAAAAAAUKAKcDYACoA2EAqQNiAKoDYwCrAwEEAAEBBAABBQoAsANgALEDYQCyA2IAswNjALQDAAAAAAAFCgCwA2AAsQNhALIDYgCzA2MAtAMBBAABAQQAAQUKALkDYAC6A2EAuwNiALwDYwC9AwAAAAAABQoAuQNgALoDYQC7A2IAvANjAL0DAjHWCSc21QksAjHdCSc23AksBQoAwgNgAMMDYQDEA2IAxQNjAMYDAAAAAAAFCgDCA2AAwwNhAMQDYgDFA2MAxgMBBAABAQQAAQUKAMsDYADMA2EAzQNiAM4DYwDPAwAAAAAABQoAywNgAMwDYQDNA2IAzgNjAM8DAgMAAQUAAwIDAAEFAAMFCgDUA2AA1QNhANYDYgDXA2MA2AMAAAAAAAUKANQDYADVA2EA1gNiANcDYwDYAwEGAAQBBgAEBQoA3QNgAN4DYQDfA2IA4ANjAOEDAAAAAAAFCgDdA2AA3gNhAN8DYgDgA2MA4QMBBwAFAQcABQUKAOYDYADnA2EA6ANiAOkDYwDqAwAAAAAABQoA5gNgAOcDYQDoA2IA6QNjAOoDAgUAAwbHCgQCBQADBs0KBAUKAO8DYADwA2EA8QNiAPIDYwDzAwAAAAAABQoA7wNgAPADYQDxA2IA8gNjAPMDAAAAAwoA-QNiAPoDYwD7AwAAAAMKAPkDYgD6A2MA-wMAAAADCgCBBGIAggRjAIMEAAAAAwoAgQRiAIIEYwCDBAAAAAMKAIkEYgCKBGMAiwQAAAADCgCJBGIAigRjAIsEAAAAAwoAkQRiAJIEYwCTBAAAAAMKAJEEYgCSBGMAkwQAAAAFCgCZBGAAmgRhAJsEYgCcBGMAnQQAAAAAAAUKAJkEYACaBGEAmwRiAJwEYwCdBE4CAU_yAQFQ9AEBUfUBAVL2AQFU-AEBVfoBPFb7AT1X_QEBWP8BPFmAAj5cgQIBXYICAV6DAjxkhgI_ZYcCRWaIAgJniQICaIoCAmmLAgJqjAICa44CAmyQAjxtkQJGbpUCAm-XAjxwmAJHcZsCAnKcAgJznQI8dKACSHWhAk52ogIyd6MCMnikAjJ5pQIyeqYCMnuoAjJ8qgI8fasCT36uAjJ_sAI8gAGxAlCBAbMCMoIBtAIygwG1AjyEAbgCUYUBuQJXhgG6AjSHAbsCNIgBvAI0iQG9AjSKAb4CNIsBwAI0jAHCAjyNAcMCWI4BxQI0jwHHAjyQAcgCWZEByQI0kgHKAjSTAcsCPJQBzgJalQHPAmCWAdACM5cB0QIzmAHSAjOZAdMCM5oB1AIzmwHWAjOcAdgCPJ0B2QJhngHbAjOfAd0CPKAB3gJioQHfAjOiAeACM6MB4QI8pAHkAmOlAeUCaaYB5gIdpwHnAh2oAegCHakB6QIdqgHqAh2rAewCHawB7gI8rQHvAmquAfECHa8B8wI8sAH0AmuxAfUCHbIB9gIdswH3Ajy0AfoCbLUB-wJytgH9AnO3Af4Cc7gBgQNzuQGCA3O6AYMDc7sBhQNzvAGHAzy9AYgDdL4BigNzvwGMAzzAAY0DdcEBjgNzwgGPA3PDAZADPMQBkwN2xQGUA3zGAZUDMMcBlgMwyAGXAzDJAZgDMMoBmQMwywGbAzDMAZ0DPM0BngN9zgGiAzDPAaQDPNABpQN-0QGoAzDSAakDMNMBqgM81AGtA3_VAa4DhQHWAa8DMdcBsAMx2AGxAzHZAbIDMdoBswMx2wG1AzHcAbcDPN0BuAOGAd4BuwMx3wG9AzzgAb4DhwHhAcADMeIBwQMx4wHCAzzkAcUDiAHlAcYDjgHmAcgDOOcByQM46AHMAzjpAc0DOOoBzgM46wHQAzjsAdIDPO0B0wOPAe4B1QM47wHXAzzwAdgDkAHxAdkDOPIB2gM48wHbAzz0Ad4DkQH1Ad8DlwH2AeADNvcB4QM2-AHiAzb5AeMDNvoB5AM2-wHmAzb8AegDPP0B6QOYAf4B6wM2_wHtAzyAAu4DmQGBAu8DNoIC8AM2gwLxAzyEAvQDmgGFAvUDoAGGAvYDN4cC9wM3iAL4AzeJAvkDN4oC-gM3iwL8AzeMAv4DPI0C_wOhAY4CgQQ3jwKDBDyQAoQEogGRAoUEN5IChgQ3kwKHBDyUAooEowGVAosEqQGWAowENZcCjQQ1mAKOBDWZAo8ENZoCkAQ1mwKSBDWcApQEPJ0ClQSqAZ4ClwQ1nwKZBDygApoEqwGhApsENaICnAQ1owKdBDykAqAErAGlAqEEsgGmAqMEEKcCpAQQqAKnBBCpAqgEEKoCqQQQqwKrBBCsAq0EPK0CrgSzAa4CsAQQrwKyBDywArMEtAGxArQEELICtQQQswK2BDy0ArkEtQG1AroEuwG2ArsED7cCvAQPuAK9BA-5Ar4ED7oCvwQPuwLBBA-8AsMEPL0CxAS8Ab4CxgQPvwLIBDzAAskEvQHBAsoED8ICywQPwwLMBDzEAs8EvgHFAtAExAHGAtEEEscC0gQSyALTBBLJAtQEEsoC1QQSywLXBBLMAtkEPM0C2gTFAc4C3AQSzwLeBDzQAt8ExgHRAuAEEtIC4QQS0wLiBDzUAuUExwHVAuYEzQHWAucEE9cC6AQT2ALpBBPZAuoEE9oC6wQT2wLtBBPcAu8EPN0C8ATOAd4C8gQT3wL0BDzgAvUEzwHhAvYEE-IC9wQT4wL4BDzkAvsE0AHlAvwE1gHmAv4E1wHnAv8E1wHoAoIF1wHpAoMF1wHqAoQF1wHrAoYF1wHsAogFPO0CiQXYAe4CiwXXAe8CjQU88AKOBdkB8QKPBdcB8gKQBdcB8wKRBTz0ApQF2gH1ApUF4AH2ApcFC_cCmAUL-AKaBQv5ApsFC_oCnAUL-wKeBQv8AqAFPP0CoQXhAf4CowUL_wKlBTyAA6YF4gGBA6cFC4IDqAULgwOpBTyEA6wF4wGFA60F6QGGA64FDIcDrwUMiAOwBQyJA7EFDIoDsgUMiwO0BQyMA7YFPI0DtwXqAY4DuQUMjwO7BTyQA7wF6wGRA70FDJIDvgUMkwO_BTyUA8IF7AGVA8MF8gGWA8QFDZcDxQUNmAPGBQ2ZA8cFDZoDyAUNmwPKBQ2cA8wFPJ0DzQXzAZ4DzwUNnwPRBTygA9IF9AGhA9MFDaID1AUNowPVBTykA9gF9QGlA9kF-wGmA9oFDqcD2wUOqAPcBQ6pA90FDqoD3gUOqwPgBQ6sA-IFPK0D4wX8Aa4D5QUOrwPnBTywA-gF_QGxA-kFDrID6gUOswPrBTy0A-4F_gG1A-8FhAK2A_EFhQK3A_IFhQK4A_UFhQK5A_YFhQK6A_cFhQK7A_kFhQK8A_sFPL0D_AWGAr4D_gWFAr8DgAY8wAOBBocCwQOCBoUCwgODBoUCwwOEBjzEA4cGiALFA4gGjALGA4oGFscDiwYWyAONBhbJA44GFsoDjwYWywORBhbMA5MGPM0DlAaNAs4DlgYWzwOYBjzQA5kGjgLRA5oGFtIDmwYW0wOcBjzUA58GjwLVA6AGlQLWA6EGFdcDogYV2AOjBhXZA6QGFdoDpQYV2wOnBhXcA6kGPN0DqgaWAt4DrgYV3wOwBjzgA7EGlwLhA7QGFeIDtQYV4wO2BjzkA7kGmALlA7oGngLmA7sGGOcDvAYY6AO9BhjpA74GGOoDvwYY6wPBBhjsA8MGPO0DxAafAu4DxgYY7wPIBjzwA8kGoALxA8oGGPIDywYY8wPMBjz0A88GoQL1A9AGpwL2A9EGGfcD0gYZ-APTBhn5A9QGGfoD1QYZ-wPXBhn8A9kGPP0D2gaoAv4D3AYZ_wPeBjyABN8GqQKBBOAGGYIE4QYZgwTiBjyEBOUGqgKFBOYGsAKGBOgGG4cE6QYbiATrBhuJBOwGG4oE7QYbiwTvBhuMBPEGPI0E8gaxAo4E8wYbjwT0BjyQBPcGsgKRBPgGuAKSBPoGuQKTBPsGuQKUBP4GuQKVBP8GuQKWBIAHuQKXBIIHuQKYBIQHPJkEhQe6ApoEhge5ApsEhwc8nASKB7sCnQSLB8ECngSNB8ICnwSOB8ICoASRB8ICoQSSB8ICogSTB8ICowSVB8ICpASXBzylBJgHwwKmBJoHwgKnBJwHPKgEnQfEAqkEngfCAqoEnwfCAqsEoAc8rASjB8UCrQSkB8kCrgSlBx6vBKYHHrAEpwcesQSoBx6yBKkHHrMEqwcetAStBzy1BK4HygK2BLAHHrcEsgc8uASzB8sCuQS0Bx66BLUHHrsEtgc8vAS5B8wCvQS6B9ICvgS7Bx-_BLwHH8AEvQcfwQS-Bx_CBL8HH8MEwQcfxATDBzzFBMQH0wLGBMcHH8cEyQc8yATKB9QCyQTMBx_KBM0HH8sEzgc8zATRB9UCzQTSB9sCzgTTBy7PBNQHLtAE1Qcu0QTWBy7SBNcHLtME2Qcu1ATbBzzVBNwH3ALWBN4HLtcE4Ac82AThB90C2QTiBy7aBOMHLtsE5Ac83ATnB94C3QToB-QC3gTpByTfBOoHJOAE6wck4QTsByTiBO0HJOME7wck5ATxBzzlBPIH5QLmBPQHJOcE9gc86AT3B-YC6QT4ByTqBPkHJOsE-gc87AT9B-cC7QT-B-0C7gT_ByHvBIAIIfAEgQgh8QSCCCHyBIMIIfMEhQgh9ASHCDz1BIgI7gL2BIoIIfcEjAg8-ASNCO8C-QSOCCH6BI8IIfsEkAg8_ASTCPAC_QSUCPYC_gSVCCD_BJYIIIAFlwgggQWYCCCCBZkIIIMFmwgghAWdCDyFBZ4I9wKGBaAIIIcFogg8iAWjCPgCiQWkCCCKBaUIIIsFpgg8jAWpCPkCjQWqCP8CjgWrCCKPBawIIpAFrQgikQWuCCKSBa8IIpMFsQgilAWzCDyVBbQIgAOWBbYIIpcFuAg8mAW5CIEDmQW6CCKaBbsIIpsFvAg8nAW_CIIDnQXACIgDngXBCCefBcIIJ6AFwwgnoQXECCeiBcUIJ6MFxwgnpAXJCDylBcoIiQOmBcwIJ6cFzgg8qAXPCIoDqQXQCCeqBdEIJ6sF0gg8rAXVCIsDrQXWCJEDrgXXCCmvBdgIKbAF2QgpsQXaCCmyBdsIKbMF3QgptAXfCDy1BeAIkgO2BeIIKbcF5Ag8uAXlCJMDuQXmCCm6BecIKbsF6Ag8vAXrCJQDvQXsCJoDvgXtCCi_Be4IKMAF7wgowQXwCCjCBfEIKMMF8wgoxAX1CDzFBfYImwPGBfgIKMcF-gg8yAX7CJwDyQX8CCjKBf0IKMsF_gg8zAWBCZ0DzQWCCaMDzgWECSrPBYUJKtAFhwkq0QWICSrSBYkJKtMFiwkq1AWNCTzVBY4JpAPWBZAJKtcFkgk82AWTCaUD2QWUCSraBZUJKtsFlgk83AWZCaYD3QWaCawD3gWbCSzfBZwJLOAFnQks4QWeCSziBZ8JLOMFoQks5AWjCTzlBaQJrQPmBaYJLOcFqAk86AWpCa4D6QWqCSzqBasJLOsFrAk87AWvCa8D7QWwCbUD7gWyCS_vBbMJL_AFtQkv8QW2CS_yBbcJL_MFuQkv9AW7CTz1BbwJtgP2Bb4JL_cFwAk8-AXBCbcD-QXCCS_6BcMJL_sFxAk8_AXHCbgD_QXICb4D_gXKCSv_BcsJK4AGzQkrgQbOCSuCBs8JK4MG0QkrhAbTCTyFBtQJvwOGBtgJK4cG2gk8iAbbCcADiQbeCSuKBt8JK4sG4Ak8jAbjCcEDjQbkCccDjgblCQOPBuYJA5AG5wkDkQboCQOSBukJA5MG6wkDlAbtCTyVBu4JyAOWBvAJA5cG8gk8mAbzCckDmQb0CQOaBvUJA5sG9gk8nAb5CcoDnQb6CdADngb7CQSfBvwJBKAG_QkEoQb-CQSiBv8JBKMGgQoEpAaDCjylBoQK0QOmBoYKBKcGiAo8qAaJCtIDqQaKCgSqBosKBKsGjAo8rAaPCtMDrQaQCtkDrgaRCgWvBpIKBbAGkwoFsQaUCgWyBpUKBbMGlwoFtAaZCjy1BpoK2gO2BpwKBbcGngo8uAafCtsDuQagCgW6BqEKBbsGogo8vAalCtwDvQamCuIDvganCga_BqgKBsAGqQoGwQaqCgbCBqsKBsMGrQoGxAavCjzFBrAK4wPGBrIKBscGtAo8yAa1CuQDyQa2CgbKBrcKBssGuAo8zAa7CuUDzQa8CusDzga9CgjPBr4KCNAGvwoI0QbACgjSBsEKCNMGwwoI1AbFCjzVBsYK7APWBskKCNcGywo82AbMCu0D2QbOCgjaBs8KCNsG0Ao83AbTCu4D3QbUCvQD3gbWCvUD3wbXCvUD4AbaCvUD4QbbCvUD4gbcCvUD4wbeCvUD5AbgCjzlBuEK9gPmBuMK9QPnBuUKPOgG5gr3A-kG5wr1A-oG6Ar1A-sG6Qo87AbsCvgD7QbtCvwD7gbvCv0D7wbwCv0D8AbzCv0D8Qb0Cv0D8gb1Cv0D8wb3Cv0D9Ab5Cjz1BvoK_gP2BvwK_QP3Bv4KPPgG_wr_A_kGgAv9A_oGgQv9A_sGggs8_AaFC4AE_QaGC4QE_gaIC4UE_waJC4UEgAeMC4UEgQeNC4UEggeOC4UEgweQC4UEhAeSCzyFB5MLhgSGB5ULhQSHB5cLPIgHmAuHBIkHmQuFBIoHmguFBIsHmws8jAeeC4gEjQefC4wEjgehC40EjweiC40EkAelC40EkQemC40EkgenC40EkwepC40ElAerCzyVB6wLjgSWB64LjQSXB7ALPJgHsQuPBJkHsguNBJoHswuNBJsHtAs8nAe3C5AEnQe4C5QEnge6C5UEnwe7C5UEoAe-C5UEoQe_C5UEogfAC5UEowfCC5UEpAfECzylB8ULlgSmB8cLlQSnB8kLPKgHyguXBKkHywuVBKoHzAuVBKsHzQs8rAfQC5gErQfRC54E"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnnouncementScalarFieldEnum: () => AnnouncementScalarFieldEnum,
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BackupScalarFieldEnum: () => BackupScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PersonRemovalItemScalarFieldEnum: () => PersonRemovalItemScalarFieldEnum,
  PersonRemovalScalarFieldEnum: () => PersonRemovalScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  ReviewScalarFieldEnum: () => ReviewScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SearchEntryScalarFieldEnum: () => SearchEntryScalarFieldEnum,
  SearchVocabularyScalarFieldEnum: () => SearchVocabularyScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicReadScalarFieldEnum: () => TopicReadScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  PersonRemoval: "PersonRemoval",
  PersonRemovalItem: "PersonRemovalItem",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  TopicRead: "TopicRead",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  SearchEntry: "SearchEntry",
  SearchVocabulary: "SearchVocabulary",
  Store: "Store",
  Product: "Product",
  Announcement: "Announcement",
  Review: "Review",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  Backup: "Backup",
  PostponedRemoval: "PostponedRemoval",
  RateLimit: "RateLimit"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors",
  displayName: "displayName",
  about: "about",
  location: "location",
  website: "website"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at",
  reason: "reason"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var PersonRemovalScalarFieldEnum = {
  id: "id",
  userId: "userId",
  actorId: "actorId",
  action: "action",
  reason: "reason",
  state: "state",
  items: "items",
  createdAt: "createdAt",
  finishedAt: "finishedAt"
};
var PersonRemovalItemScalarFieldEnum = {
  removalId: "removalId",
  stepId: "stepId",
  state: "state",
  reason: "reason",
  actorId: "actorId"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt",
  deletedAt: "deletedAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy"
};
var TopicReadScalarFieldEnum = {
  userId: "userId",
  topicId: "topicId",
  replyId: "replyId",
  readAt: "readAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var SearchEntryScalarFieldEnum = {
  id: "id",
  type: "type",
  contentId: "contentId",
  threadType: "threadType",
  threadId: "threadId",
  authorId: "authorId",
  area: "area",
  createdAt: "createdAt",
  until: "until",
  title: "title"
};
var SearchVocabularyScalarFieldEnum = {
  word: "word"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount",
  rating: "rating"
};
var AnnouncementScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  body: "body",
  until: "until",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy"
};
var ReviewScalarFieldEnum = {
  id: "id",
  productId: "productId",
  authorId: "authorId",
  rating: "rating",
  title: "title",
  body: "body",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  reply: "reply",
  repliedAt: "repliedAt"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference",
  checkoutId: "checkoutId",
  disputeReason: "disputeReason"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var BackupScalarFieldEnum = {
  id: "id",
  snapshotAt: "snapshotAt"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var RateLimitScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
